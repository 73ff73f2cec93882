import { strToU8, zipSync } from 'fflate';

import { TEMPLATE_SCHEMA_FILE } from '~/portal/addresses/exports';
import { exportTemplate, TEMPLATE_FORMATS, TEMPLATE_SCHEMA } from '~/portal/resources/export-template';
import type { PortalResources } from '~/portal/resources/portal-resource';

export { exportTemplate };

/** A ZIP archive of a resource's templates in all formats, with the JSON Schema of the ARM template. */
export function templateArchive(resources: PortalResources, id: string, name: string): Blob {
  const files = TEMPLATE_FORMATS.map((format): [string, string] => [
    `${name}.${format}`,
    exportTemplate(resources, id, format) ?? '',
  ]);
  const all = [...files, [TEMPLATE_SCHEMA_FILE.slice(1), JSON.stringify(TEMPLATE_SCHEMA, null, 2)] as const];
  const archive = zipSync(Object.fromEntries(all.map(([file, text]) => [file, strToU8(text)])));
  return new Blob([new Uint8Array(archive)], { type: 'application/zip' });
}
