import type { Meta, StoryObj } from '@storybook/react-vite';
import { type BlockEdit, documents, errorCodes, messages, type Reference } from '@tinystar/contract';
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

const edited = (edit: BlockEdit) =>
  citations.map((citation) => ({
    ...citation,
    references: citation.references.map((reference) => ({
      ...reference,
      locations: reference.locations.map((location) => ({ ...location, edited: edit })),
    })),
  }));

const corrected = '组串接入前应逐串测量开路电压。最大直流输入电压为1200V，任何温度条件下均不得超过该值。';

/** A maker has corrected what was read from the page; a reader is told so. */
export const Edited: Story = { args: { citations: edited({ kind: 'rewritten', text: corrected }) } };

/** The same, for whoever may edit it. */
export const EditedForMakers: Story = {
  args: {
    citations: edited({
      kind: 'rewritten',
      text: corrected,
      by: '王芳',
      at: new Date('2026-03-02T02:00:00Z').getTime(),
    }),
  },
};

/** The same, where the answer was given before that, so that it says what stood there then. */
export const EditedLater: Story = {
  args: { citations: edited({ kind: 'rewritten', text: corrected, later: true }) },
};

/** A maker has drawn the block and typed its words. */
export const Typed: Story = {
  args: { citations: edited({ kind: 'typed', text: '级别: 经理 | 酒店: 500元\n级别: 员工 | 酒店: 350元' }) },
};

/** For makers: an edit of an earlier version waits at a cited block. */
export const WaitingEdit: Story = {
  args: {
    citations: citations.map((citation) => ({
      ...citation,
      references: citation.references.map((reference) => ({
        ...reference,
        locations: reference.locations.map((location, at) => ({ ...location, ...(at === 0 && { waits: true }) })),
      })),
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

/** Opened from the library: nothing cites it, so nothing is marked. */
export const WholeDocument: Story = { args: { of: 'document', open: { number: 1, reference: 0 } } };

/** The same, showing what was read from it. */
export const Regions: Story = {
  args: { of: 'document', open: { number: 1, reference: 0 } },
  play: async ({ canvasElement }) => {
    const button = () => canvasElement.querySelector<HTMLElement>('[aria-label="显示识别出的区域"]');
    for (let tries = 0; tries < 100 && !button(); tries++) await new Promise((resolve) => setTimeout(resolve, 50));
    button()?.click();
  },
};

/** A place that somebody passed on: it is marked and bears no number. */
export const PassedOn: Story = {
  args: { of: 'place', citations: citations.slice(0, 1), open: { number: 1, reference: 0 } },
};

export const QuestionPair: Story = { args: { open: { number: 3, reference: 0 } } };

export const Loading: Story = { parameters: { msw: mock.pending(documents.outputFile) } };

export const Failed: Story = { parameters: { msw: mock.offline(documents.outputFile) } };

/** Deleted after the answer was given: the server says so. */
export const Gone: Story = {
  parameters: { msw: mock.fail(documents.outputFile, errorCodes.notFound, messages.fileDeleted) },
};

/** Deleted before the answer was read: its reference says so. */
export const Deleted: Story = { args: { open: { number: 4, reference: 0 } } };

const citedFrom = (version: Pick<Reference, 'doc_version' | 'current_version' | 'is_version_deleted'>) =>
  citations.map((citation) => ({
    ...citation,
    references: citation.references.map((reference) => ({ ...reference, ...version })),
  }));

/** The document has got a new version since: the cited one opens. */
export const EarlierVersion: Story = { args: { citations: citedFrom({ doc_version: 1, current_version: 3 }) } };

/** The cited version is kept no more. */
export const DeletedVersion: Story = {
  args: { citations: citedFrom({ doc_version: 1, current_version: 9, is_version_deleted: true }) },
};

const day = new Date('2026-11-20T02:00:00Z').getTime();

const cameFrom = (origin: Reference['origin'], doc_name = 'HY-110K安装手册_V2.3.pdf') =>
  citations.map((citation) => ({
    ...citation,
    references: citation.references.map((reference) => ({
      ...reference,
      doc_name,
      version_date: day,
      ...(origin && { origin }),
    })),
  }));

/** An upload, and a file of a folder whose readers do not make the assistant: the day alone is told. */
export const Dated: Story = { args: { citations: cameFrom(undefined) } };

/** A captured page, and one of a web site for who does not make the assistant. */
export const CapturedPage: Story = {
  args: { citations: cameFrom({ kind: 'page', address: 'https://www.example.com/handbook/install' }) },
};

/** A page of a web site, for makers. */
export const SiteForMakers: Story = {
  args: { citations: cameFrom({ kind: 'site', name: '制度网站', address: 'https://www.example.com/rules' }) },
};

/** A file of a WebDAV folder, for makers. */
export const WebDavForMakers: Story = {
  args: { citations: cameFrom({ kind: 'webdav', name: '售后资料', address: 'https://cloud.example.com/f/118' }) },
};

const longest = {
  kind: 'site',
  name: '华东区售后服务中心安装维护与质量管理制度发布网站（内部试运行版）',
  address: 'https://www.example.com/rules',
} as const;
const longName = 'HY-110K系列组串式逆变器安装、接线、调试与年度维护保养手册（华东区售后服务中心内部修订版）.pdf';

/** Long names give way to the day and the link. */
export const LongOrigin: Story = { args: { citations: cameFrom(longest, longName) } };

/** The same on a phone. */
export const LongOriginOnPhone: Story = {
  args: { citations: cameFrom(longest, longName) },
  globals: { viewport: { value: 'phone' } },
};

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
