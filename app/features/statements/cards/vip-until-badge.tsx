import { useTranslation } from 'react-i18next'
import { formatDay } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import type { OwnStatement } from '~/upstream/own-statements.server'

/** Renders the promotion tier of an own statement, with its last day. */
export function VipUntilBadge({ statement: { vip, vipUntil } }: VipUntilBadgeProps) {
  const { t } = useTranslation('statement')
  const { language } = usePage()
  if (!vip) return null
  const tier = t(`vip.${vip}`)
  return (
    <Badge tone="vip">{vipUntil ? t('vip_until', { tier, day: formatDay(vipUntil, language) }) : tier}</Badge>
  )
}

interface VipUntilBadgeProps {
  statement: Pick<OwnStatement, 'vip' | 'vipUntil'>
}
