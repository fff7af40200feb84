import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button'

/**
 * Room for a film that advertises, which script asks for by the standard VAST: without script nothing is here. The parts
 * of its player stay a template until there is a film to play.
 */
export function VideoAd({ address }: { address: string | undefined }) {
  const { t } = useTranslation('banners')
  if (!address) return null
  return (
    <div data-film={address}>
      <template>
        <aside className="film" aria-label={t('places.video_ad')}>
          <video controls muted playsInline preload="metadata" width={640} height={360} />
          <div className="beside">
            <b />
            <small>{t('name')}</small>
            {/* The sign stands for the seconds. */}
            <Button
              type="button"
              size="small"
              data-soon={t('skip_in', { seconds: '#' })}
              data-done={t('close_video_ad')}
            >
              {t('skip')}
            </Button>
          </div>
        </aside>
      </template>
    </div>
  )
}
