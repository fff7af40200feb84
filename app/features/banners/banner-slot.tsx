import { useTranslation } from 'react-i18next'
import { ButtonForm } from '~/forms/button-form'
import { toLocalizedPath } from '~/i18n/languages'
import type { ShownBanner } from '~/page/layout-data'
import { usePage } from '~/page/use-page'
import { Icon } from '~/ui/icon'
import type { BannerPlace } from '~contract/content'

interface BannerSlotProps {
  banner: ShownBanner
  place: BannerPlace
  isClosable?: boolean
}

/** Renders a space of a fixed height, so that rotation does not shift the page. */
export function BannerSlot({ banner, place, isClosable = false }: BannerSlotProps) {
  const { t } = useTranslation('banners')
  const { language } = usePage()
  return (
    <aside
      className={`banner ${place.replace('_', '-')}`}
      aria-label={t(`places.${place}`)}
      data-enhance="rotating-banner"
      data-url={`${toLocalizedPath('/data/banner', language)}?place=${place}`}
      data-id={banner.id}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitized it */}
      <div className="ad" dangerouslySetInnerHTML={{ __html: banner.html }} />
      <div className="tools">
        <small>{t('name')}</small>{' '}
        <button type="button" hidden data-on={t('resume')} data-off={t('pause')}>
          {t('pause')}
        </button>
        {isClosable ? (
          <ButtonForm action="/do/banner-close">
            <button type="submit" name="place" value={place} aria-label={t('close')}>
              <Icon name="close" />
            </button>
          </ButtonForm>
        ) : null}
      </div>
    </aside>
  )
}

/**
 * Renders a template, from which script inserts the banner between two parts of the page; without script it
 * fetches nothing.
 */
export function Interscroller({ banner, amid }: { banner: ShownBanner | undefined; amid?: boolean }) {
  if (!banner) return null
  return (
    <template data-enhance="interscroller" data-place={amid ? 'amid' : 'between'}>
      <BannerSlot banner={banner} place="interscroller" />
    </template>
  )
}

interface LayoutBannerProps {
  banner: ShownBanner | undefined
  place: 'header' | 'footer'
}

export function LayoutBanner({ banner, place }: LayoutBannerProps) {
  if (!banner) return null
  return <BannerSlot banner={banner} place={place} isClosable={place === 'footer'} />
}
