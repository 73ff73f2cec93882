import type { ComponentProps } from 'react';

import { notify } from '~/portal/browser/notifications';
import { useLazyModule } from '~/portal/browser/use-lazy-module';
import { Command } from '~/portal/components/command-bar';

const loadSaving = () => import('./save-table');

/** A command that exports a table. The module that writes the file is loaded by the press. */
export function TableExportCommand({
  icon,
  label,
  onLoad,
}: {
  icon: ComponentProps<typeof Command>['icon'];
  label: string;
  onLoad: (module: Awaited<ReturnType<typeof loadSaving>>) => void;
}) {
  const { load } = useLazyModule(loadSaving);
  const save = () => void load().then((module) => (module ? onLoad(module) : notify('failed', label)));
  return <Command icon={icon} label={label} onClick={save} />;
}
