/** A block that holds text. It takes text as it arrives and changes the page once per `flush`. */
export interface Leaf {
  readonly kind: 'paragraph' | 'heading' | 'fence' | 'indented' | 'table' | 'math';
  /** Adds to the current line. */
  text(added: string): void;
  /** The current line is complete. */
  endLine(): void;
  /** Shows what has arrived, knowing that more may come. */
  flush(): void;
  /** Nothing more will come. */
  close(): void;
}
