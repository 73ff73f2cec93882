import { useEffect, useId, useRef, useState } from 'react';

import { Button } from '~/portal/components/button';
import { contrast, readableOn } from '~/portal/styles/brand';

import type { Pin } from '../protocol';
import { askForPlace, iconAddress, useOwnerState } from './owner-files';
import { LANGUAGE, t } from './t';

import chooserStyles from './choosers.module.css';
import styles from './editor.module.css';

type Props = { label: string; value: string; onChoose: (value: string) => void };

/** The most pictures of a search. */
const MOST_ICONS = 60;

/** A disclosure with the pictures of icons, found by words of their names. */
export function IconChooser({ label, value, onChoose }: Props) {
  const icons = useOwnerState()?.icons ?? [];
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = icons.filter((icon) => words.every((word) => icon.includes(word)));
  return (
    <details className={styles['group']} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {value && <img alt="" height={20} src={iconAddress(value)} width={20} />}{' '}
        {t('{label}: choose', { label })}
      </summary>
      {isOpen && (
        <div className={styles['fields']}>
          <input
            aria-label={t('Search icons')}
            onChange={({ target }) => setSearch(target.value)}
            placeholder={t('Search icons')}
            type="text"
          />
          <p className={styles['about']} role="status">
            {t('Icons: {count}', { count: found.length })}
          </p>
          <div aria-label={label} className={chooserStyles['icons']} role="group">
            {found.slice(0, MOST_ICONS).map((icon) => (
              <button
                aria-label={icon}
                aria-pressed={icon === value}
                key={icon}
                onClick={() => onChoose(icon)}
                title={icon}
                type="button"
              >
                <img alt="" height={24} loading="lazy" src={iconAddress(icon)} width={24} />
              </button>
            ))}
          </div>
        </div>
      )}
    </details>
  );
}

const READABLE = 4.5;
const WHITE = '#ffffff';

/** The contrast of white text on a colour, and the nearest colour that passes. */
export function ContrastNote({ value, onChoose }: Omit<Props, 'label'>) {
  if (!/^#[0-9a-f]{6}$/i.test(value)) return null;
  const ratio = contrast(value, WHITE);
  const better = readableOn(value, WHITE, '#000000');
  const shown = ratio.toLocaleString(LANGUAGE, { maximumFractionDigits: 1 });
  return (
    <div className={styles['acts']}>
      <p role="status">
        {ratio >= READABLE
          ? t('White text on it is readable: {ratio}:1.', { ratio: shown })
          : t('White text on it is hard to read: {ratio}:1, where 4.5:1 passes.', { ratio: shown })}
      </p>
      {ratio < READABLE && (
        <Button onClick={() => onChoose(better)}>{t('Use {color}', { color: better })}</Button>
      )}
    </div>
  );
}

/** Suggestions for a place, and the pin that it gets on the map. */
export function PlaceNote({
  value,
  listId,
  isCity,
}: {
  value: string;
  listId: string;
  /** The country has a field of its own. */ isCity: boolean;
}) {
  const [pin, setPin] = useState<Pin | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void askForPlace(value).then((found) => isCurrent && setPin(found));
    return () => void (isCurrent = false);
  }, [value]);
  return (
    <>
      <datalist id={listId}>
        {pin?.suggestions.map((place) => (
          <option key={place} value={isCity ? place.replace(/,.*/, '') : place}>
            {place}
          </option>
        ))}
      </datalist>
      <p className={styles['about']} role="status">
        {value === '' || !pin
          ? ''
          : pin.city !== null
            ? t('On the map: {place}', { place: pin.city })
            : pin.country !== null
              ? t('On the map: {place}, without a city', { place: pin.country })
              : t('This place gets no pin on the map.')}
      </p>
    </>
  );
}

const EDGE = 240;
/** The longest edge of a cropped picture. */
const LARGEST = 1600;

/** The square part of a picture, by keyboard (sliders) or by dragging. */
export function Crop({ file, onDone }: { file: File; onDone: (file: File) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [{ zoom, x, y }, setPart] = useState({ zoom: 1, x: 0.5, y: 0.5 });
  const id = useId();
  useEffect(() => {
    // A drawing has no pixels; it is stored whole.
    createImageBitmap(file).then(setPicture, () => onDone(file));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each file
  }, [file]);
  const draw = (target: HTMLCanvasElement, edge: number) => {
    if (!picture) return;
    const part = Math.min(picture.width, picture.height) / zoom;
    Object.assign(target, { width: edge, height: edge });
    const from = [(picture.width - part) * x, (picture.height - part) * y] as const;
    target.getContext('2d')?.drawImage(picture, ...from, part, part, 0, 0, edge, edge);
  };
  useEffect(() => {
    if (canvas.current) draw(canvas.current, EDGE);
  });
  const store = () => {
    if (!picture) return;
    const whole = document.createElement('canvas');
    draw(whole, Math.min(LARGEST, Math.round(Math.min(picture.width, picture.height) / zoom)));
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
    whole.toBlob((blob) => blob && onDone(new File([blob], file.name, { type })), type, 0.92);
  };
  const sliders = [
    { key: 'zoom', name: t('Zoom'), value: zoom, min: 1, max: 4 },
    { key: 'x', name: t('Left to right'), value: x, min: 0, max: 1 },
    { key: 'y', name: t('Top to bottom'), value: y, min: 0, max: 1 },
  ];
  const within = (place: number) => Math.min(1, Math.max(0, place));
  return (
    <div aria-label={t('Crop')} className={styles['fields']} role="group">
      <canvas
        className={chooserStyles['crop']}
        onPointerMove={({ buttons, movementX, movementY }) =>
          buttons === 1 &&
          setPart({ zoom, x: within(x - movementX / EDGE / zoom), y: within(y - movementY / EDGE / zoom) })
        }
        ref={canvas}
      />
      {sliders.map(({ key, name, ...range }) => (
        <label className={styles['beside']} htmlFor={`${id}${key}`} key={key}>
          {name}
          <input
            {...range}
            id={`${id}${key}`}
            onChange={({ target }) => setPart({ zoom, x, y, [key]: Number(target.value) })}
            step="any"
            type="range"
          />
        </label>
      ))}
      <p className={styles['acts']}>
        <Button appearance="primary" onClick={store}>
          {t('Use this part')}
        </Button>
        <Button onClick={() => onDone(file)}>{t('Use the whole picture')}</Button>
      </p>
    </div>
  );
}
