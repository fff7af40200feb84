import { useTranslation } from 'react-i18next'
import {
  formatArea,
  formatConfirmation,
  formatMoney,
  formatShortPlace,
  homeUrl,
  MiniPhoto,
  PriceLine,
  statementUrl,
} from '~/features/statements'
import { RowCheckbox } from '~/forms/selection'
import type { FieldsOf } from '~/forms/use-defined-form'
import { formatDay } from '~/i18n/format'
import { formatId } from '~/i18n/format-id'
import { usePage } from '~/page/use-page'
import { joinFacts } from '~/ui/join-facts'
import { UnbrokenText } from '~/ui/unbroken-text'
import type { OwnStatement } from '~/upstream/own-statements.server'
import { PUBLIC_STATUSES } from '~contract/statements'
import { toReaderName } from '~contract/values/reader-name'
import { ClientLine } from './client-line'
import type { statementListForm } from './form'
import { CompanyActions, StatementActionButtons, StatementServiceLinks } from './statement-actions'
import { StatementFigures, StatementState } from './statement-parts'

interface StatementRowProps {
  statement: OwnStatement
  listHref: string
  fields: FieldsOf<typeof statementListForm>
}

export function StatementRow({ statement, listHref, fields }: StatementRowProps) {
  const { t } = useTranslation('own-statements')
  const { t: statementT } = useTranslation('statement')
  const { language } = usePage()
  const { id, title, agent, status } = statement
  const shownTitle = <UnbrokenText>{title}</UnbrokenText>
  // A company may view its agents' statements like any visitor.
  const isReadable = !agent || PUBLIC_STATUSES.includes(status)
  const placeAndArea = [formatShortPlace(statement), formatArea(statement, statementT, language)]
  return (
    <li id={`card-${id}`}>
      <RowCheckbox field={fields.statements} value={String(id)} label={t('select', { title, id })} />
      <MiniPhoto photo={statement.photo} />
      <div className="text">
        <StatementState statement={statement} />
        <h2>{isReadable ? <a href={statementUrl(statement, language)}>{shownTitle}</a> : shownTitle}</h2>
        <p className="mute sm">{joinFacts(placeAndArea)}</p>
        <p className="mute sm">
          {joinFacts([
            formatId(id, language),
            t('published', { day: formatDay(statement.createdAt, language) }),
            formatConfirmation(statement, statementT),
          ])}
        </p>
        {agent ? <p className="sm">{t('agents.of', { name: toReaderName(agent.name, language) })}</p> : null}
        <ClientLine statement={statement} />
        {agent ? null : <SameHomeLine statement={statement} />}
        <StatementFigures statement={statement} />
        {statement.finalPrice ? (
          <p className="sm">
            {t('closing.closed_for', {
              price: formatMoney(statement.finalPrice, statement.ownCurrency, language),
            })}
          </p>
        ) : null}
        {statement.blockReason ? (
          <p className="pre sm">{t('block_reason', { reason: statement.blockReason })}</p>
        ) : null}
      </div>
      <div className="cost">
        <PriceLine statement={statement} />
      </div>
      {agent ? (
        <div className="actions">
          <CompanyActions statement={statement} />
        </div>
      ) : (
        <div className="actions">
          <StatementServiceLinks statement={statement} listHref={listHref} />
          <StatementActionButtons statement={statement} listHref={listHref} fields={fields} />
        </div>
      )}
    </li>
  )
}

/** Renders the sellers who offer the same home, with a link to separate a statement that does not. */
function SameHomeLine({ statement: { homeGroup } }: Pick<StatementRowProps, 'statement'>) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  if (!homeGroup) return null
  return (
    <p className="sm">
      {t('same_home', { count: homeGroup.sellers })}{' '}
      <a className="more" href={`${homeUrl(homeGroup.id, language)}#own`}>
        {t('separate')}
      </a>
    </p>
  )
}
