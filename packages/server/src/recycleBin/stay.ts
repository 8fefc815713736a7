const DAY = 86_400_000;

/** What is read of a recycle bin. */
export interface BinSearch {
  keyword?: string | undefined;
  page: number;
  size: number;
}

/** When something came into its bin, and when it is deleted for good. */
export const stayOf = (deletedAt: Date, days: number): { deletedAt: number; endsAt: number } => ({
  deletedAt: deletedAt.getTime(),
  endsAt: deletedAt.getTime() + days * DAY,
});
