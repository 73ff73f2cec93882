import { type Path, valueAt } from '../../resume/standard/path';
import type { OwnerState, Schema } from '../protocol';
import { draftOf, viewOf, type FormPart, type Question, type FormView } from './form-pane';
import { fieldLabel, nameOf, schemaAt } from './schema';
import { t } from './t';

/** Settings by the résumé’s names stand in the forms of their entries. */
const NAMED = ['companies', 'skills', 'resources', 'projects'];
/** Lists of the résumé that are edited at their entries. */
const IN_PANES: ReadonlySet<string> = new Set(['work', 'projects']);

const fieldsOf = (schema: Schema | undefined): string[] => Object.keys(schema?.properties ?? {});

/** “Edit properties”: the owner, and the lists of the résumé beside roles and projects. */
const propertiesView = ({ schemas }: OwnerState): FormView => ({
  title: t('Edit properties'),
  parts: fieldsOf(schemas['resume.json'])
    .filter((name) => !IN_PANES.has(name))
    .map((name): FormPart => ({ file: 'resume.json', path: [name] })),
});

const settingsView = (): FormView => ({
  title: t('Settings'),
  parts: [{ file: 'portal.yaml', path: [], without: [...NAMED, 'photoAlt', 'version', 'dismissed'] }],
});

const settingView = (state: OwnerState, name: string): FormView =>
  viewOf({ file: 'portal.yaml', path: [name] }, state);

const newEntry = (state: OwnerState, section: string, value?: Record<string, unknown>): FormView =>
  draftOf({ file: 'resume.json', path: [section] }, state.files['resume.json'].data, value);

/** The views of commands that visitors are refused, by the key of their label. */
export const COMMANDS: Readonly<Record<string, (state: OwnerState) => FormView>> = {
  'profile.edit': propertiesView,
  'profile.editStatus': (state) => settingView(state, 'privacy'),
  'profile.manageView': (state) => settingView(state, 'views'),
  'management-groups.add': (state) => newEntry(state, 'work'),
  'experience.add': (state) => newEntry(state, 'work'),
  'dashboard.newResource': (state) => newEntry(state, 'projects'),
  'dashboard.createResource': (state) => newEntry(state, 'projects'),
  'shell.settings': settingsView,
};

/** The path of the settings of a name in `portal.yaml`, whose lists hold it as a field. */
function namedPath({ files }: OwnerState, field: string, name: string): Path | null {
  const value = valueAt(files['portal.yaml'].data, [field]);
  if (!Array.isArray(value)) return [field, name];
  const at = value.findIndex((entry) => valueAt(entry, ['name']) === name);
  return at < 0 ? null : [field, at];
}

/** An entry of a company, role or project: where it stands in the résumé. */
export type CareerEntry = { kind: 'company' | 'role' | 'project'; name: string; paths: readonly Path[] };

export function entryOf(state: OwnerState, id: string): CareerEntry | null {
  const paths = Object.hasOwn(state.entries, id) ? state.entries[id] : undefined;
  const [first] = paths ?? [];
  if (!paths || !first) return null;
  const { data } = state.files['resume.json'];
  const isCompany = state.companies.includes(id);
  const name = isCompany
    ? String(valueAt(data, [...first, 'name']) ?? id)
    : nameOf(valueAt(data, first), schemaAt(state, 'resume.json', first));
  return { kind: isCompany ? 'company' : first[0] === 'work' ? 'role' : 'project', name, paths };
}

export function entryView(state: OwnerState, { kind, name, paths }: CareerEntry): FormView {
  const [path = []] = paths;
  const own = String(valueAt(state.files['resume.json'].data, [...path, 'name']) ?? name);
  const settings = (field: string, title: string): FormPart[] => {
    const at = namedPath(state, field, own);
    return at ? [{ file: 'portal.yaml', path: at, title }] : [];
  };
  if (kind === 'company') {
    const only = paths.map((one) => Number(one[1]));
    return {
      title: name,
      parts: [
        ...settings('companies', t('In the portal')),
        { file: 'resume.json', path: ['work'], only, title: fieldLabel(['work']) },
      ],
    };
  }
  const { title, parts } = viewOf({ file: 'resume.json', path }, state);
  return {
    title,
    parts: kind === 'role' ? parts : [...parts, ...settings('projects', t('In the portal'))],
  };
}

export const addRoleView = (state: OwnerState, { name }: CareerEntry): FormView =>
  newEntry(state, 'work', { name });

export function deleteQuestion(state: OwnerState, { kind, name, paths }: CareerEntry): Question {
  const settings = kind === 'company' ? namedPath(state, 'companies', name) : null;
  const hasSettings = settings && valueAt(state.files['portal.yaml'].data, settings) !== undefined;
  const last = (path: Path) => Number(path.at(-1));
  return {
    title: t('Delete “{name}”?', { name }),
    text:
      kind === 'company' && paths.length > 1
        ? t('Its {count} roles leave {file}. Undo brings them back.', {
            count: paths.length,
            file: 'resume.json',
          })
        : t('It leaves {file}. Undo brings it back.', { file: 'resume.json' }),
    label: t('Delete'),
    edits: [
      // From the last one on, so that the indexes of the others stay.
      ...paths
        .toSorted((one, other) => last(other) - last(one))
        .map((path) => ({ file: 'resume.json' as const, path, value: undefined })),
      ...(hasSettings ? [{ file: 'portal.yaml' as const, path: settings, value: undefined }] : []),
    ],
  };
}

export function hideQuestion(state: OwnerState, { name, paths }: CareerEntry): Question {
  const path: Path = ['privacy', 'hide'];
  const hidden = valueAt(state.files['portal.yaml'].data, path);
  const at = Array.isArray(hidden) ? hidden.length : 0;
  return {
    title: t('Hide “{name}” from everybody?', { name }),
    text: t('It stays in resume.json, and portal.yaml lists it under privacy: no page and no file shows it.'),
    label: t('Hide'),
    edits: paths.map(([section, index], more) => ({
      file: 'portal.yaml',
      path,
      at: at + more,
      added: `${section}[${index}]`,
    })),
  };
}

/** A longer text is joined with no other one. */
const JOINED = 100;

/** The value of a text without its marks and spaces, to find it on a page. */
export const plainOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** The places of the texts in the owner's files, by their letters. The first place of a text counts. */
export function placesOfTexts(
  state: OwnerState,
): ReadonlyMap<string, { file: keyof OwnerState['files']; path: Path }> {
  const { files, translations } = state;
  const found = new Map<string, { file: keyof OwnerState['files']; path: Path }>();
  const walk = (file: keyof OwnerState['files'], value: unknown, path: Path): void => {
    // A section of the owner's own has no form, and may repeat a text that has one.
    if (!schemaAt(state, file, path)) return;
    if (typeof value === 'string')
      for (const paragraph of [value, ...value.split(/\n\s*\n/)]) {
        const key = plainOf(paragraph);
        if (key !== '' && !found.has(key)) found.set(key, { file, path });
      }
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value))
        walk(file, inner, [...path, Array.isArray(value) ? Number(key) : key]);
      // Pages join two texts of an entry: a degree and its subject, a role and its company.
      const texts = Object.entries(value).filter(([, one]) => typeof one === 'string' && one.length < JOINED);
      for (const [key, one] of Array.isArray(value) ? [] : texts)
        for (const [other, joined] of texts) {
          const both = plainOf(String(one) + String(joined));
          if (key !== other && !found.has(both)) found.set(both, { file, path: [...path, key] });
        }
    }
  };
  // A page shows the texts of its language.
  const own = translations[document.documentElement.lang];
  walk('resume.json', own?.['resume.json'], []);
  walk('portal.yaml', own?.['portal.yaml'], []);
  walk('resume.json', files['resume.json'].data, []);
  walk('portal.yaml', files['portal.yaml'].data, []);
  return found;
}
