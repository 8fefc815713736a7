export { FreePlanDialog as default } from '@tinystar/features/shell';
