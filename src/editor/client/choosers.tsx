import { useEffect, useId, useRef, useState } from 'react';

import { Button } from '~/portal/components/button';
import { contrast, READABLE, readableOn } from '~/portal/styles/brand';

import type { MapPin } from '../protocol';
import { askForPlace, iconAddress, sendPicture, useOwnerState } from './owner-files';
import { LANGUAGE, Sentence, t } from './t';
import { useTarget } from './target';
import { TextControl, shownText, type ControlProps } from './text-control';

import chooserStyles from './choosers.module.css';
import styles from './editor.module.css';

/** The most pictures of a search. */
const MOST_ICONS = 60;

/** The name of an icon, and a disclosure with the pictures of icons, found by words of their names. */
export function IconControl(props: ControlProps) {
  const { label, write } = props.field;
  const value = shownText(props.field.value);
  const icons = useOwnerState()?.icons ?? [];
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = icons.filter((icon) => words.every((word) => icon.includes(word)));
  return (
    <>
      <TextControl {...props} />
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
                  onClick={() => void write(icon)}
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
    </>
  );
}

const COLOR = /^#[0-9a-f]{6}$/i;

/** A colour, the contrast of white text on it, and the nearest colour that passes. */
export function ColorControl(props: ControlProps) {
  const { label, write } = props.field;
  const value = shownText(props.field.value);
  const isColor = COLOR.test(value);
  const ratio = isColor ? contrast(value) : null;
  const shown = ratio?.toLocaleString(LANGUAGE, { maximumFractionDigits: 1 }) ?? '';
  const better = isColor ? readableOn(value) : '';
  return (
    <>
      <div className={styles['beside']}>
        <TextControl {...props} />
        <input
          aria-label={t('{label}: choose', { label })}
          defaultValue={isColor ? value : undefined}
          key={value}
          onBlur={({ target }) => target.defaultValue !== target.value && void write(target.value)}
          type="color"
        />
      </div>
      {ratio !== null && (
        <div className={styles['acts']}>
          <p role="status">
            {ratio >= READABLE
              ? t('White text on it is readable: {ratio}:1.', { ratio: shown })
              : t('White text on it is hard to read: {ratio}:1, where 4.5:1 passes.', { ratio: shown })}
          </p>
          {ratio < READABLE && (
            <Button onClick={() => void write(better)}>{t('Use {color}', { color: better })}</Button>
          )}
        </div>
      )}
    </>
  );
}

/** A place with suggestions, and the pin that it gets on the map. */
export function PlaceControl(props: ControlProps) {
  const { path } = props.place;
  const list = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [pin, setPin] = useState<MapPin | null>(null);
  const form = useTarget();
  // The country beside a city says which one it is.
  const isCity = path.at(-1) === 'city';
  const around = (isCity ? ['region', 'countryCode'] : []).map((name) =>
    shownText(form.valueAt({ ...props.place, path: [...path.slice(0, -1), name] })),
  );
  const text = [typed ?? shownText(props.field.value), ...around].filter(Boolean).join(', ');
  useEffect(() => {
    let isCurrent = true;
    void askForPlace(text).then((found) => isCurrent && setPin(found));
    return () => void (isCurrent = false);
  }, [text]);
  return (
    <>
      <TextControl {...props} list={list} onText={setTyped} />
      <datalist id={list}>
        {pin?.suggestions.map((place) => (
          <option key={place} value={isCity ? place.replace(/,.*/, '') : place}>
            {place}
          </option>
        ))}
      </datalist>
      <p className={styles['about']} role="status">
        {text === '' || !pin
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

const PICTURES = 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml';

/** The file of a picture, which can be dropped or chosen. */
export function PictureControl(props: ControlProps) {
  const { write, label } = props.field;
  const [message, setMessage] = useState('');
  const [cropped, setCropped] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const store = async (file: File) => {
    setCropped(null);
    setMessage(t('The picture is stored …'));
    const { sentence, file: stored } = await sendPicture(file);
    setMessage(sentence);
    if (stored !== undefined) await write(stored);
  };
  const take = (file: File | undefined) => {
    // A portrait is square.
    if (file && props.place.path[0] === 'basics') setCropped(file);
    else if (file) void store(file);
  };
  return (
    <div
      className={chooserStyles['drop']}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <TextControl {...props} />
      <input
        accept={PICTURES}
        aria-label={t('{label}: file', { label })}
        hidden
        onChange={({ target }) => take(target.files?.[0])}
        ref={input}
        type="file"
      />
      <p className={styles['acts']}>
        <Button onClick={() => input.current?.click()}>{t('Choose a picture')}</Button>{' '}
        {t('or drop one here')}
      </p>
      {cropped && <Crop file={cropped} onDone={(file) => void store(file)} />}
      <p role="status">
        <Sentence>{message}</Sentence>
      </p>
    </div>
  );
}

const EDGE = 240;
/** The longest edge of a cropped picture. */
const LARGEST = 1600;

/** The square part of a picture, by keyboard (sliders) or by dragging. */
function Crop({ file, onDone }: { file: File; onDone: (file: File) => void }) {
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
