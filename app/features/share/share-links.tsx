import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { TextField } from '~/ui/text-field'

interface ShareLinksProps {
  url: string
  title: string
  label: string
}

/** Renders plain links, so that no third-party script is loaded. */
export function ShareLinks({ url, title, label }: ShareLinksProps) {
  const { t } = useTranslation(['statement-actions', 'layout'])
  const link = encodeURIComponent(url)
  const encodedTitle = encodeURIComponent(title)
  const both = encodeURIComponent(`${title} ${url}`)
  const networks = [
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${link}`],
    ['WhatsApp', `https://wa.me/?text=${both}`],
    ['Viber', `viber://forward?text=${both}`],
    ['Telegram', `https://t.me/share/url?url=${link}&text=${encodedTitle}`],
    [t('email'), `mailto:?subject=${encodedTitle}&body=${both}`],
  ] as const
  return (
    <Disclosure id="share" summary={t('share')} icon="share" wide>
      <div className="stack">
        <TextField id="share-link" label={label} readOnly defaultValue={url} />
        <Button
          type="button"
          hidden
          data-enhance="share-button"
          data-done={t('link_copied')}
          aria-live="polite"
          wide
        >
          {t('share_now')}
        </Button>
        <ul className="row networks">
          {networks.map(([network, href]) => {
            const isSite = href.startsWith('https')
            const name = t('share_by', { network })
            return (
              <li key={network}>
                <a
                  className="chip"
                  href={href}
                  aria-label={isSite ? `${name} (${t('layout:footer.external')})` : name}
                  rel="noopener noreferrer"
                  target={isSite ? '_blank' : undefined}
                >
                  {network}
                </a>
              </li>
            )
          })}
        </ul>
      </div>
    </Disclosure>
  )
}
