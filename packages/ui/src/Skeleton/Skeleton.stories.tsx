import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grow } from '../Layout/Grow.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Skeleton, SkeletonRegion } from './Skeleton.tsx';

const meta = { title: 'ui/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <SkeletonRegion>
      <Skeleton width="60%" />
      <Skeleton />
      <Skeleton width="80%" />
    </SkeletonRegion>
  ),
};

export const Cards: Story = {
  render: () => (
    <SkeletonRegion>
      <Stack gap={16}>
        {[1, 2, 3].map((key) => (
          <Inline key={key} gap={12}>
            <Skeleton shape="circle" width={2.5} height={2.5} />
            <Grow>
              <Skeleton width="40%" />
              <Skeleton width="70%" />
            </Grow>
            <Skeleton shape="block" width={6} height={3} />
          </Inline>
        ))}
      </Stack>
    </SkeletonRegion>
  ),
};
