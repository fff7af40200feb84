import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button'

/**
 * Renders the player, which script fills with a VAST advertisement; its markup stays in a template until
 * then.
 */
export function VideoAd({ address }: { address: string | undefined }) {
  const { t } = useTranslation('banners')
  if (!address) return null
  return (
    <div className="video-ad-place" data-enhance="video-ad" data-url={address}>
      <template>
        <aside className="video-ad" aria-label={t('places.video_ad')}>
          <video controls muted playsInline preload="metadata" width={640} height={360} />
          <div className="beside">
            <b /> <small>{t('name')}</small>{' '}
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
