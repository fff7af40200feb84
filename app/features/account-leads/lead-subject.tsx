import { useTranslation } from 'react-i18next'
import { useDescribeSearchRequest } from '~/features/broker-requests'
import type { RequestNames } from '~/features/broker-requests/index.server'
import { formatArea, formatMoney, listShownPrices } from '~/features/statements'
import { usePage } from '~/page/use-page'
import { joinFacts } from '~/ui/join-facts'
import type { AccountLeadSummary } from '~/upstream/account-leads.server'

type LeadStatement = NonNullable<AccountLeadSummary['statement']>

/** Renders area and price of a statement, the page's currency first. */
export function StatementFigures({ statement }: { statement: LeadStatement }) {
  const { t } = useTranslation('statement')
  const { language, currency } = usePage()
  const prices = listShownPrices(statement.price, currency).map((price) =>
    formatMoney(price.total, price.currency, language),
  )
  return joinFacts([formatArea(statement, t, language), ...(prices.length > 0 ? prices : [t('negotiable')])])
}

/** Renders what the author of a search request seeks. */
export function SoughtHomeFacts({
  soughtHome,
  names,
}: {
  soughtHome: NonNullable<AccountLeadSummary['soughtHome']>
  names: RequestNames
}) {
  const { title, facts } = useDescribeSearchRequest(names)(soughtHome)
  return joinFacts([title, ...facts])
}
