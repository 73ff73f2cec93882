import { useEffect, useRef, type MouseEvent } from 'react';

import { hrefOf } from '~/portal/addresses/base-path';
import { shownDetail, type ChoiceGroup } from '~/portal/search/search-choices';
import { KINDS, type Entry } from '~/portal/search/search-index';
import { useT } from '~/portal/i18n/t';
import { ColorIcon } from '~/portal/components/color-icon';

import { Marked } from '../marked';
import styles from './results.module.css';

/**
 * The list below the field. The focus stays in the field, which references the active option. Options with an
 * address are links, so that the browser's commands for links work.
 */
export function Results({
  id,
  groups,
  active,
  words,
  onChoose,
}: {
  id: string;
  groups: readonly ChoiceGroup[];
  /** The index of the active option among all. */ active: number | null;
  words: readonly string[];
  onChoose: (entry: Entry) => void;
}) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active !== null)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const press = (event: MouseEvent, entry: Entry) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(entry);
  };
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
      {groups.map(({ title, count, entries }, group) => {
        const start = groups.slice(0, group).reduce((sum, before) => sum + before.entries.length, 0);
        const name = t(title);
        return (
          <div aria-labelledby={`${id}-${title}`} key={title} role="group">
            <div className={styles['kind']} id={`${id}-${title}`} role="presentation">
              {count === null ? name : t('search.group', { kind: name, count })}
            </div>
            {entries.map((entry, next) => {
              const at = start + next;
              const Option = entry.to === '' ? 'button' : 'a';
              const detail = shownDetail(entry, words);
              return (
                <Option
                  aria-selected={at === active}
                  className={styles['line']}
                  {...(entry.to === '' ? { type: 'button' } : { href: hrefOf(entry.to) })}
                  id={`${id}-${at}`}
                  key={at}
                  onClick={(event) => press(event, entry)}
                  role="option"
                  tabIndex={-1}
                >
                  <ColorIcon name={entry.colorIcon ?? KINDS[entry.kind].icon} />
                  <span>
                    <Marked globally text={entry.title} words={words} />
                  </span>
                  {detail && (
                    <small>
                      <Marked globally text={detail} words={words} />
                    </small>
                  )}
                </Option>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
