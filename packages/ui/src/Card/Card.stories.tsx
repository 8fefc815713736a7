import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Layout/Grid.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { texts } from '../private/sampleTexts.ts';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = { title: 'ui/Card', component: Card, args: { children: '售后知识库 · 128 份文档' } } satisfies Meta<
  typeof Card
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsLink: Story = { args: { href: '/knowledge' } };

export const LongText: Story = { args: { children: texts.long }, globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  render: () => (
    <Stack gap={16}>
      {(['surface', 'sunken', 'accent'] as const).map((ground) => (
        <Grid key={ground} least={10} gap={16}>
          {(['none', 'sm', 'md', 'lg'] as const).map((padding) => (
            <Card key={padding} ground={ground} padding={padding}>
              <Text>
                {ground} {padding}
              </Text>
            </Card>
          ))}
        </Grid>
      ))}
    </Stack>
  ),
};
