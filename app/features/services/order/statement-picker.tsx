import { useTranslation } from 'react-i18next'
import { formatPlace, MiniPhoto, NoStatements } from '~/features/statements'
import { formatDay } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Fieldset } from '~/ui/field'
import { Flash } from '~/ui/flash'
import { TextField } from '~/ui/text-field'
import type { OwnStatement } from '~/upstream/own-statements.server'
import type { StepPart } from '../definition'
import { MANUAL_PLACE } from './by-hand'
import type { OrderPageData } from './loader.server'
import { StepFields } from './step-fields'
import { useOrderFields } from './use-order-fields'

interface StatementPickerProps {
  part: Extract<StepPart, { kind: 'statements' }>
  data: OrderPageData
}

/** Chooses statements, or a place for services that visit one. */
export function StatementPicker({ part: { many, place }, data }: StatementPickerProps) {
  const { t } = useTranslation('services')
  const { statements } = data
  const { defaultValue: _, ...field } = useOrderFields(data).field('statement_id')
  if (!statements && place) return <GuestPlaceFields data={data} place={place} />
  if (!statements?.isAny && !place)
    return <NoStatements title={t('no_statements')}>{t('no_statements_text')}</NoStatements>
  const chosen = new Set(data.chosen.map(({ id }) => id))
  const input = many ? 'checkbox' : 'radio'
  return (
    <>
      {statements?.areSomeMissing ? <Flash tone="warn">{t('some_unavailable')}</Flash> : null}
      {statements?.isAny ? <StatementSearch data={data} /> : null}
      <Fieldset legend={t(many ? 'statements_legend' : 'statement_legend')} {...field}>
        <div className="offers">
          {statements?.offered.map((statement) => (
            <label key={statement.id} className="offer with-photo">
              <input
                type={input}
                name="statement_id"
                value={statement.id}
                defaultChecked={chosen.has(statement.id)}
              />
              <MiniPhoto photo={statement.photo} />
              <StatementLabel statement={statement} />
            </label>
          ))}
          {place ? (
            <label className="offer">
              <input
                type="radio"
                name="statement_id"
                value={MANUAL_PLACE}
                defaultChecked={chosen.size === 0 && (data.isManual || !statements?.isAny)}
                aria-controls="by-hand"
              />
              <b>{t('enter_address')}</b>
            </label>
          ) : null}
        </div>
      </Fieldset>
      {statements?.isCut ? <p className="mute sm">{t('truncated', { count: statements.total })}</p> : null}
      {place ? (
        <div id="by-hand" className="stack manual-choice">
          <StepFields fields={place} data={data} isConditional />
        </div>
      ) : null}
    </>
  )
}

function StatementLabel({ statement }: { statement: OwnStatement }) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  const { id, title, vipUntil, vip } = statement
  return (
    <span>
      <b>{title}</b>
      <small>
        № {id} · {formatPlace(statement, true)}
      </small>
      {vip && vipUntil ? (
        <Badge tone="vip">{t('vip_until', { day: formatDay(vipUntil, language) })}</Badge>
      ) : null}
    </span>
  )
}

/** A button of the same form, so that ticked statements survive. */
function StatementSearch({ data: { statements } }: { data: OrderPageData }) {
  const { t } = useTranslation('services')
  return (
    <div className="find">
      <TextField
        id="order-q"
        name="q"
        type="search"
        label={t('search_label')}
        defaultValue={statements?.text ?? ''}
        autoComplete="off"
      />
      <Button name="intent" value="find" icon="search" formNoValidate>
        {t('search')}
      </Button>
    </div>
  )
}

/** Guests enter a place; signed-in users choose a statement. */
function GuestPlaceFields({
  data,
  place,
}: {
  data: OrderPageData
  place: StatementPickerProps['part']['place']
}) {
  const { t } = useTranslation('services')
  return (
    <>
      <p className="sm">
        {t('guest_statements')}{' '}
        <a href={data.signInHref} rel="nofollow">
          {t('guest_sign_in')}
        </a>
      </p>
      <StepFields fields={place ?? []} data={data} />
    </>
  )
}
