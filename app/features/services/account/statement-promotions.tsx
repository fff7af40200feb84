import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Chip } from '~/ui/chip'
import { Icon } from '~/ui/icon'
import { listServicesByName } from '../definitions/service-definitions'
import { orderPath } from '../order/urls'

export function StatementPromotions({ statementId }: { statementId: number }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  return (
    <nav className="chips" aria-label={t('own.promote')}>
      {listServicesByName(['vip', 'boost', 'tour', 'photo']).map(({ name, icon, accountOrderPath }) => (
        <Chip
          key={name}
          href={toLocalizedPath(orderPath(accountOrderPath, { statementIds: [statementId] }), language)}
        >
          <Icon name={icon} />
          {t(`names.${name}`)}
        </Chip>
      ))}
    </nav>
  )
}
