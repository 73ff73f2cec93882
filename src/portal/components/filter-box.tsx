import { useRef, type RefObject } from 'react';

import SearchIcon from '@fluentui/svg-icons/icons/search_16_regular.svg?react';

import { useFocusTarget } from '~/portal/browser/focus-targets';

import styles from './filter-box.module.css';

/** A field that filters the content near it. Escape clears it. */
export function FilterBox({
  label,
  placeholder,
  value,
  onChange,
  name,
  ref,
}: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  name?: string;
  ref?: RefObject<HTMLInputElement | null>;
}) {
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
  useFocusTarget('search', () => field.current);
  return (
    <div className={styles['box']}>
      <SearchIcon />
      <input
        aria-label={label}
        autoComplete="off"
        name={name}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
        placeholder={placeholder}
        ref={field}
        size={placeholder.length}
        type="search"
        value={value}
      />
    </div>
  );
}
