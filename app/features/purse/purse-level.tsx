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

/** Renders the level of a home; nothing without a purse. */
export function PurseLevelBadge({ statement }: { statement: PricedHome }) {
  const { t } = useTranslation('statement')
  const level = usePurseLevel(statement)
  return level ? <Badge tone={TONES[level]}>{t(`purse_levels.${level}`)}</Badge> : null
}

/** Renders the level of a home with a link to the purse; nothing without a purse. */
export function PurseLevelLine({ statement }: { statement: PricedHome }) {
  const { language } = usePage()
  if (!usePurseLevel(statement)) return null
  return (
    <p className="sm">
      <a href={toLocalizedPath(PURSE_PATH, language)}>
        <PurseLevelBadge statement={statement} />
      </a>
    </p>
  )
}
