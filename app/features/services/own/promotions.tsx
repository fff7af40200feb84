import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { localizedPath } from '../../../i18n/languages'
import { Chip } from '../../../ui/chip'
import { Icon } from '../../../ui/icon'
import { definitionsOf } from '../definitions/all'
import { choiceAddress } from '../order/choice'

/** What an owner can buy for their statement, each leading to its order. */
export function Promotions({ statementId }: { statementId: number }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  return (
    <nav className="chips" aria-label={t('own.promote')}>
      {definitionsOf(['vip', 'boost', 'tour', 'photo']).map(({ name, icon, accountView }) => (
        <Chip
          key={name}
          href={localizedPath(choiceAddress(accountView, { statementIds: [statementId] }), language)}
        >
          <Icon name={icon} />
          {t(`names.${name}`)}
        </Chip>
      ))}
    </nav>
  )
}
