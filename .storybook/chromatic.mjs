// Sends the built Storybook to Chromatic, for teams that have a project there; without a token it says so and is done.
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  process.stdout.write('CHROMATIC_PROJECT_TOKEN is not set: nothing was sent.\n');
} else {
  const sent = spawnSync(
    'chromatic',
    ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes', '--only-changed'],
    { stdio: 'inherit' },
  );
  process.exitCode = sent.status ?? 1;
}
