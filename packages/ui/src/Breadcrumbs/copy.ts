/** The words of Breadcrumbs. */
export const breadcrumbsCopy = {
  label: '面包屑',
  folded: (count: number) => `另外${count}级`,
} as const;
