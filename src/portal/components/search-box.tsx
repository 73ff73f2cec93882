import type { RefObject } from 'react';

import SearchIcon from '@fluentui/svg-icons/icons/search_16_regular.svg?react';

import styles from './search-box.module.css';

/** A field that filters the content near it. Escape clears it. */
export function SearchBox({
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
        ref={ref}
        size={placeholder.length}
        type="search"
        value={value}
      />
    </div>
  );
}
