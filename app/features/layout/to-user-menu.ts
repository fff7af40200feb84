import type { i18n } from 'i18next'
import { PAYMENTS_PATH } from '~/features/balance'
import { toLocalizedPath } from '~/i18n/languages'
import type { LayoutData } from '~/page/layout-data'
import type { Visitor } from '~/session/visitor.server'
import type { User } from '~/upstream/accounts.server'
import { ESTIMATE_PATH } from '~contract/estimate'
import { LOAN_PATH } from '~contract/loans'
import { toReaderName } from '~contract/values/reader-name'

export function toUserMenu(
  { name, picture, role, slug }: User,
  { language, lightMode }: Pick<Visitor, 'language' | 'lightMode'>,
  i18n: i18n,
): NonNullable<LayoutData['user']> {
  const t = i18n.getFixedT(language, 'navigation')
  const paymentsTitle = i18n.getFixedT(language, 'payments')('page.title')
  return {
    name: toReaderName(name, language),
    picture: lightMode ? undefined : picture,
    ...(role === 'broker' && slug && { pageHref: toLocalizedPath(`/br/${slug}`, language) }),
    links: [
      { label: t('my_page'), href: toLocalizedPath('/account', language) },
      { label: t('my_profile'), href: toLocalizedPath('/account/personalInformation', language) },
      { label: t('estimate'), href: toLocalizedPath(ESTIMATE_PATH, language) },
      { label: t('mortgage'), href: toLocalizedPath(LOAN_PATH, language) },
      { label: paymentsTitle, href: toLocalizedPath(PAYMENTS_PATH, language) },
    ],
  }
}
