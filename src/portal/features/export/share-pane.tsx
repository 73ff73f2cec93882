import { useState } from 'react';

import ShareIcon from '@fluentui/svg-icons/icons/share_android_24_regular.svg?react';
import { copyText } from '~/portal/browser/copy-and-download';
import { notify } from '~/portal/browser/notifications';
import { useLocation } from '~/portal/browser/router';
import { fileLoaders } from '~/portal/browser/file-loaders';
import { useLoaded } from '~/portal/browser/use-lazy-module';
import { hrefOf } from '~/portal/addresses/base-path';
import { inLanguage, QR_FILE, SHARE_FILE } from '~/portal/addresses/exports';
import { EXPORTS } from '~/portal/addresses/export-formats';
import { isObject, jsonIn } from '~/portal/text/json-shape';
import type { SomeTexts } from '~/portal/i18n/catalogues';
import { useAddress, useLanguage, useOwner, useScreenT, useT, type T } from '~/portal/i18n/t';
import { Button, buttonClass } from '~/portal/components/button';
import { Pane } from '~/portal/components/overlays/pane';

import { LoadState } from '../resource-file';
import styles from './share-pane.module.css';

/** A page as networks and messengers show it. */
type SharedPage = { address: string; title: string; description: string; picture: string };

export type ShareFile = {
  /** The public address; null if it is not configured. Then there is no QR code. */ link: string | null;
  /** The screens, if they have pictures. */ pages: readonly SharedPage[];
  texts: SomeTexts;
};

const shareFileAt = fileLoaders((text) => {
  const file = jsonIn(text);
  return isObject(file) ? (file as ShareFile) : null;
});

/** The portal's link, QR code and vCard, and how a shared page looks. */
export function SharePane({ onClose }: { onClose: () => void }) {
  const t = useT();
  const file = useLoaded(shareFileAt(hrefOf(inLanguage(SHARE_FILE, useLanguage()))));
  return (
    <Pane
      closeLabel={t('shell.close')}
      icon={<ShareIcon />}
      id="share"
      onClose={onClose}
      subtitle={useOwner()}
      title={t('share.title')}
    >
      {file.state === 'ready' ? <Shared {...file.content} /> : <LoadState {...file} />}
    </Pane>
  );
}

function Shared({ link, pages, texts }: ShareFile) {
  const t = useScreenT(texts);
  const language = useLanguage();
  const home = useAddress()('dashboard');
  const { pathname } = useLocation();
  const portal = link ?? new URL(hrefOf(home), location.href).href;
  const previews = pages.filter(({ address }) => address === home || address === pathname);
  return (
    <div className={styles['share']}>
      <SharedLink address={portal} t={t} title={t('share.portal')} />
      {pathname !== home && (
        <SharedLink address={location.origin + location.pathname} t={t} title={t('share.page')} />
      )}
      {link && (
        <section>
          <h3>{t('share.code')}</h3>
          <img
            alt={t('share.codeOf', { address: link })}
            className={styles['code']}
            height={160}
            src={hrefOf(inLanguage(QR_FILE, language))}
            width={160}
          />
          <a
            aria-label={t('share.saveCode')}
            className={buttonClass()}
            download=""
            href={hrefOf(inLanguage(QR_FILE, language))}
          >
            {t('export.download')}
          </a>
        </section>
      )}
      <section>
        <h3>{t('resume.vcf')}</h3>
        <p>{t('export.vcfAbout')}</p>
        <a
          aria-label={t('share.saveCard')}
          className={buttonClass()}
          download=""
          href={hrefOf(inLanguage(EXPORTS.vcf.path, language))}
        >
          {t('export.download')}
        </a>
      </section>
      {previews.length > 0 && (
        <section>
          <h3>{t('share.previews')}</h3>
          {previews.map(({ address, title, description, picture }) => (
            <figure className={styles['preview']} key={address}>
              <img alt="" height={630} src={hrefOf(picture)} width={1200} />
              <figcaption>
                <small translate="no">{new URL(portal).host}</small>
                <strong>{title}</strong>
                <p>{description}</p>
              </figcaption>
            </figure>
          ))}
        </section>
      )}
    </div>
  );
}

/** An address to copy, and to send with the device's own dialog where there is one. */
function SharedLink({ title, address, t }: { title: string; address: string; t: T }) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    const copied = await copyText(address);
    setMessage(copied ? t('export.copied') : t('account.notCopied', { address }));
    if (copied) notify('linked', title);
  };
  return (
    <section>
      <h3>{title}</h3>
      <p className={styles['address']} translate="no">
        {address}
      </p>
      <Button aria-label={`${t('account.copyLink')}: ${title}`} onClick={() => void copy()}>
        {t('account.copyLink')}
      </Button>{' '}
      {typeof navigator.share === 'function' && (
        <Button
          aria-label={`${t('share.send')}: ${title}`}
          // The visitor may close the device's dialog, which is no failure.
          onClick={() => void navigator.share({ title: document.title, url: address }).catch(() => {})}
        >
          {t('share.send')}
        </Button>
      )}
      <p role="status">{message}</p>
    </section>
  );
}
