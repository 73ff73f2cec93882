import { downloadText } from '~/portal/browser/download';
import { notify } from '~/portal/browser/notifications';
import { csvOf } from '~/portal/text/csv';
import type { Subscription } from '~/portal/career/management-groups';

/** The file of Export to CSV (spec §7). */
const NAME = 'management_groups_subscriptions.csv';

/** Downloads the subscriptions, one row each. The header is the one of the specification in every language. */
export function saveCsv(subscriptions: readonly Subscription[], type: string): void {
  const rows = subscriptions.map(({ name, period, region }) => [name, type, period, region]);
  downloadText(NAME, 'text/csv;charset=utf-8', csvOf(['Name', 'Type', 'ID', 'Region'], rows));
  notify('exported', NAME);
}
