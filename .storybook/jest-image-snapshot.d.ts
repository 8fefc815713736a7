declare module 'jest-image-snapshot' {
  export const toMatchImageSnapshot: jest.CustomMatcher;
}

declare namespace jest {
  interface Matchers<R> {
    toMatchImageSnapshot(options: {
      customSnapshotsDir: string;
      customDiffDir: string;
      customSnapshotIdentifier: string;
      failureThreshold: number;
    }): R;
  }
}
