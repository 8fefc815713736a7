import type { Meta, StoryObj } from '@storybook/react-vite';
import { documents, errorCodes, messages } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { filePass } from '../shared/fixtures.ts';
import { citations, manual } from './fixtures/manual.ts';
import { SourceDrawer } from './SourceDrawer.tsx';

const served = mock.file(documents.outputFile, await manual().arrayBuffer(), 'application/pdf');

const meta = {
  title: 'features/sources/SourceDrawer',
  // A worker draws the pages and thumbnails, one after the other; the drawn boxes are compared in PdfViewer.test.tsx.
  tags: ['no-shot'],
  component: SourceDrawer,
  parameters: { layout: 'fullscreen', msw: served },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  args: { citations, open: { number: 2, reference: 0 }, renewPass: () => Promise.resolve(filePass), onClose: () => {} },
} satisfies Meta<typeof SourceDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="160" height="96"%3E%3Crect width="160" height="96" fill="%23b8ead9"/%3E%3C/svg%3E';

/** Pictures were bound to the cited block. */
export const Pictures: Story = {
  args: {
    citations: citations.map((citation) => ({
      ...citation,
      references: citation.references.map((reference) => ({ ...reference, image_paths: [picture] })),
    })),
  },
};

/** Words of the cited block were read from a picture with little certainty. */
export const DoubtfulWords: Story = {
  args: {
    citations: citations.map((citation) => ({
      ...citation,
      references: citation.references.map((reference) => ({
        ...reference,
        locations: reference.locations.map((location) => ({
          ...location,
          doubtful: [
            { ...location.box, left: 118, right: 152, bottom: location.box.top + 16 },
            { ...location.box, left: 300, right: 334, bottom: location.box.top + 16 },
          ],
        })),
      })),
    })),
  },
};

/** The check of a written answer missed these in the cited source. */
export const NotInTheSource: Story = {
  args: {
    citations: citations.map((citation) => ({
      ...citation,
      references: citation.references.map((reference) => ({ ...reference, unsupported: ['24 个月', 'S2 Pro'] })),
    })),
  },
};

/** What was read from a file, opened from the library: its blocks are counted. */
export const WholeDocument: Story = { args: { whole: true } };

export const QuestionPair: Story = { args: { open: { number: 3, reference: 0 } } };

export const Loading: Story = { parameters: { msw: mock.pending(documents.outputFile) } };

export const Failed: Story = { parameters: { msw: mock.offline(documents.outputFile) } };

/** Deleted after the answer was given: the server says so. */
export const Gone: Story = {
  parameters: { msw: mock.fail(documents.outputFile, errorCodes.notFound, messages.fileDeleted) },
};

/** Deleted before the answer was read: its reference says so. */
export const Deleted: Story = { args: { open: { number: 4, reference: 0 } } };

/** One walks on to a turned page. */
export const TurnedPage: Story = {
  play: async ({ canvasElement }) => {
    const next = () => [...canvasElement.querySelectorAll('button')].find((button) => button.textContent === '下一处');
    for (let tries = 0; tries < 100 && !next(); tries++) await new Promise((resolve) => setTimeout(resolve, 50));
    next()?.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    next()?.click();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
