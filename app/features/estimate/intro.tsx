import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { type Language, languageNames, languages, localizedPath } from '../../i18n/languages'
import { ButtonLink } from '../../ui/button'
import { Flash } from '../../ui/flash'
import { MOST_FLOORS } from '../../upstream/valuation-words'
import type { EstimateData } from './load.server'
import { ACCURACY_PATH, RATERS_PATH, TABS, tabAddress } from './place'
import { LEAST_AREA } from './rules'

/** What the estimator does, shown in half a minute, and the way in; who is not signed in is asked to on the way. */
export function Intro({ data: { place, hasFailed } }: { data: EstimateData }) {
  const { t } = useTranslation('estimate')
  const { language } = usePage()
  return (
    <div className="stack est-intro">
      {hasFailed ? <Flash tone="bad">{t('failed')}</Flash> : null}
      <p>{t('intro.what')}</p>
      <Film language={language} />
      <p className="mute">
        {t('intro.which', { area: LEAST_AREA, floors: MOST_FLOORS })}{' '}
        <a href={localizedPath(RATERS_PATH, language)}>{t('intro.otherwise')}</a>
      </p>
      <ButtonLink variant="main" wide href={tabAddress(place, TABS.form)} rel="nofollow">
        {t('intro.begin')}
      </ButtonLink>
      <p className="sm">
        <a href={localizedPath(ACCURACY_PATH, language)}>{t('accuracy.link')}</a>
      </p>
    </div>
  )
}

/** The browser's own player; nothing is fetched before somebody presses play. */
function Film({ language }: { language: Language }) {
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
      aria-label={t('intro.film')}
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
