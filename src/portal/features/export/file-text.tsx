import { useState, type ReactNode } from 'react';
import CopyIcon from '@fluentui/svg-icons/icons/copy_16_regular.svg?react';

import { copyText } from '~/portal/browser/copy-and-download';
import { notify } from '~/portal/browser/notifications';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import styles from './export.module.css';

const KINDS = ['about', 'name', 'string'] as const;
/** The tokens of JSON, Bicep and Terraform: comments, property names or keywords, strings and other values. */
const SIGNS = new RegExp(
  [
    String.raw`(?<about>^(?://|#).*$)`,
    String.raw`(?<name>"(?:[^"\\]|\\.)*"(?=:)|^ *\w+(?=:| =)|^resource\b)`,
    String.raw`(?<string>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`,
    String.raw`(?<value>-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b)`,
  ].join('|'),
  'gm',
);

/** JSON, Bicep or Terraform with syntax highlighting. */
export function CodeText({ code }: { code: string }) {
  const pieces = [];
  let done = 0;
  for (const { 0: sign, index, groups = {} } of code.matchAll(SIGNS)) {
    const kind = KINDS.find((one) => groups[one]) ?? 'value';
    pieces.push(
      code.slice(done, index),
      <span className={styles[kind]} key={index}>
        {sign}
      </span>,
    );
    done = index + sign.length;
  }
  return (
    <code translate="no">
      {pieces}
      {code.slice(done)}
    </code>
  );
}

/** A text to read and copy, below its commands. */
export function FileText({
  text,
  label,
  actions,
  children = text,
}: {
  /** null until it is loaded. */ text: string | null;
  /** The accessible name of the text. */ label: string;
  /** Beside Copy. */ actions?: ReactNode;
  /** The text with its marks, or what stands in its place. */ children?: ReactNode;
}) {
  const t = useT();
  const [message, setMessage] = useState('');
  const copy = async (copied: string) => {
    const isCopied = await copyText(copied);
    setMessage(t(isCopied ? 'export.copied' : 'export.notCopied'));
    if (isCopied) notify('copied', label);
  };
  return (
    <>
      <div className={styles['actions']}>
        {actions}
        {text !== null && (
          <Button onClick={() => void copy(text)}>
            <CopyIcon />
            {t('export.copy')}
          </Button>
        )}
      </div>
      <p className={styles['message']} role="status">
        {message}
      </p>
      {text === null ? (
        children
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        <pre aria-label={label} className={styles['text']} role="region" tabIndex={0} translate="no">
          {children}
        </pre>
      )}
    </>
  );
}
