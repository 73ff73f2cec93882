import { useEffect, useRef, type MouseEvent } from 'react';

import { hrefOf } from '~/portal/addresses/base-path';
import { shownDetail, type Choice, type ChoiceGroup } from '~/portal/search/search-choices';
import { addressOfEntry, type Entry, type Kind } from '~/portal/search/search-index';
import { useT } from '~/portal/i18n/t';
import { ColorIcon } from '~/portal/components/color-icon';

import { Marked } from '../marked';
import styles from './results.module.css';

/** The icon of each kind; pages have their own icons. */
const KIND_ICONS: Readonly<Record<Kind, string>> = {
  page: 'apps',
  company: 'key',
  role: 'briefcase',
  resource: 'puzzle-piece',
  project: 'apps-list',
  skill: 'certificate',
  profile: 'person',
  place: 'location-ripple',
  section: 'board',
  command: 'settings',
};
const colorIconOf = ({ kind, colorIcon }: Entry): string => colorIcon ?? KIND_ICONS[kind];

type Props = {
  id: string;
  groups: readonly ChoiceGroup[];
  active: number | null;
  words: readonly string[];
  onChoose: (choice: Choice) => void;
};

/** The list below the field. The focus stays in the field, which references the active option. */
export function Results({ id, groups, active, words, onChoose }: Props) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active !== null)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press must not take the focus out of the field
    <div
      aria-label={t('search.results')}
      className={styles['list']}
      hidden={groups.length === 0}
      id={`${id}-list`}
      onMouseDown={(event) => event.preventDefault()}
      ref={list}
      role="listbox"
      tabIndex={-1}
    >
      {groups.map(({ kind, count, start, choices }) => {
        const name = t(`search.${kind}`);
        return (
          <div aria-labelledby={`${id}-${kind}`} key={kind} role="group">
            <div className={styles['kind']} id={`${id}-${kind}`} role="presentation">
              {count === null ? name : t('search.group', { kind: name, count })}
            </div>
            {choices.map((choice, next) => {
              const line = `${id}-${start + next}`;
              return (
                <Line
                  active={start + next === active}
                  choice={choice}
                  id={line}
                  key={line}
                  onChoose={() => onChoose(choice)}
                  words={words}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

type LineProps = {
  id: string;
  choice: Choice;
  active: boolean;
  words: readonly string[];
  onChoose: () => void;
};

/**
 * An option of the list. An option with an address is a link, so that the browser's commands for links work.
 */
function Line({ id, choice, active, words, onChoose }: LineProps) {
  const t = useT();
  const common = {
    'aria-selected': active,
    className: styles['line'],
    id,
    role: 'option',
    tabIndex: -1,
  } as const;
  if (choice.is === 'more') {
    return (
      <button {...common} data-more="" onClick={onChoose} type="button">
        {t('search.showAll', { count: choice.count })}
      </button>
    );
  }
  const { title } = choice.entry;
  const to = addressOfEntry(choice.entry);
  const detail = shownDetail(choice.entry, words);
  const face = (
    <>
      <ColorIcon name={colorIconOf(choice.entry)} />
      <span>
        <Marked globally text={title} words={words} />
      </span>
      {detail && (
        <small>
          <Marked globally text={detail} words={words} />
        </small>
      )}
    </>
  );
  if (to === null) {
    return (
      <button {...common} onClick={onChoose} type="button">
        {face}
      </button>
    );
  }
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a {...common} href={hrefOf(to)} onClick={press}>
      {face}
    </a>
  );
}
