import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge, type BadgeTone } from '~/ui/badge'
import { getPurseLevel, type PricedHome, type PurseLevel } from './purse'
import { PURSE_PATH } from './urls'

const TONES: Record<PurseLevel, BadgeTone> = { comfortable: 'ok', stretch: 'warn', over: 'off' }

/** Returns the level of a home for this visitor; undefined without a purse. */
export function usePurseLevel(statement: PricedHome): PurseLevel | undefined {
  return getPurseLevel(statement, usePage().purse)
}

/** Renders the level of a home with a link to the purse; nothing without a purse. */
export function PurseLevelLine({ statement }: { statement: PricedHome }) {
  const { t } = useTranslation('purse')
  const { language } = usePage()
  const level = usePurseLevel(statement)
  if (!level) return null
  return (
    <p className="sm">
      <a href={toLocalizedPath(PURSE_PATH, language)}>
        <Badge tone={TONES[level]}>{t(`levels.${level}`)}</Badge>
      </a>
    </p>
  )
}
