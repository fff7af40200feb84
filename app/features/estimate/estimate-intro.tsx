import { useTranslation } from 'react-i18next'
import { type Language, languageNames, languages, toLocalizedPath } from '~/i18n/languages'
import { ACCURACY_PATH } from '~/page/accuracy-path'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { MAX_FLOORS, MIN_AREA } from '~contract/estimate'
import type { EstimateData } from './loader.server'
import { APPRAISAL_PATH, estimateTabHref, TABS } from './urls'

export function EstimateIntro({ data: { page: place, hasFailed } }: { data: EstimateData }) {
  const { t } = useTranslation('estimate')
  const { language } = usePage()
  return (
    <div className="stack estimate-intro">
      {hasFailed ? <Flash tone="bad">{t('failed')}</Flash> : null}
      <p>{t('intro.lead')}</p>
      <IntroVideo language={language} />
      <p className="mute">
        {t('intro.coverage', { area: MIN_AREA, floors: MAX_FLOORS })}{' '}
        <a href={toLocalizedPath(APPRAISAL_PATH, language)}>{t('intro.order_appraisal')}</a>
      </p>
      <ButtonLink variant="main" wide href={estimateTabHref(place, TABS.form)} rel="nofollow">
        {t('intro.start')}
      </ButtonLink>
      <p className="sm">
        <a href={toLocalizedPath(ACCURACY_PATH, language)}>{t('accuracy.link')}</a>
      </p>
    </div>
  )
}

/** Renders a native player; nothing loads before play. */
function IntroVideo({ language }: { language: Language }) {
  const { t } = useTranslation('estimate')
  return (
    // biome-ignore lint/a11y/useMediaCaption: it has captions, one track for each language.
    <video
      controls
      playsInline
      preload="none"
      width={640}
      height={360}
      poster="/video/estimate.webp"
      aria-label={t('intro.video')}
    >
      <source src="/video/estimate.webm" type="video/webm" />
      <source src="/video/estimate.mp4" type="video/mp4" />
      {languages.map((one) => (
        <track
          key={one}
          kind="captions"
          srcLang={one}
          label={languageNames[one]}
          src={`/video/estimate.${one}.vtt`}
          default={one === language}
        />
      ))}
    </video>
  )
}
