import { useTranslation } from 'react-i18next'
import { formatPlace, MiniPhoto, NoStatements, VipUntilBadge } from '~/features/statements'
import { DefaultButton } from '~/forms/default-button'
import { type AnyField, InputField } from '~/forms/fields'
import { useErrorText } from '~/forms/use-error-text'
import { formatNumber } from '~/i18n/format'
import { formatId } from '~/i18n/format-id'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Fieldset } from '~/ui/field'
import { Flash } from '~/ui/flash'
import type { OwnStatement } from '~/upstream/own-statements.server'
import { MAX_ORDER_AREA } from '~contract/services'
import type { OrderField, StepPart } from '../../definition'
import { StepField } from '../fields/step-field'
import { ENTER } from '../form'
import type { OrderPageData } from '../step-page.server'
import { MANUAL_PLACE } from '../step-schema'

interface StatementPickerProps {
  part: Extract<StepPart, { kind: 'statements' }>
  getField: (name: string) => AnyField
  data: OrderPageData
}

/** Renders the choice of statements, or of a place for services that visit one. */
export function StatementPicker({ part: { many, place }, getField, data }: StatementPickerProps) {
  const { t } = useTranslation('services')
  const errorText = useErrorText()
  const { language } = usePage()
  const { statements, signInHref } = data
  const field = getField('statement_id')
  const areaError =
    statements?.areaError && t(statements.areaError, { max: formatNumber(MAX_ORDER_AREA, language) })
  if (!statements && place)
    return (
      <>
        <SignInHint href={signInHref} />
        <PlaceFields place={place} getField={getField} cities={data.cities} />
      </>
    )
  if (!statements?.isAny && !place)
    return <NoStatements title={t('no_statements')}>{t('no_statements_text')}</NoStatements>
  const input = {
    type: many ? 'checkbox' : 'radio',
    name: field.name,
  }
  const chosen = new Set(field.defaultOptions)
  return (
    <>
      {place ? <DefaultButton name="intent" value={ENTER} formNoValidate /> : null}
      {statements?.areSomeMissing ? <Flash tone="warn">{t('some_unavailable')}</Flash> : null}
      {statements?.isAny ? <StatementSearch field={getField('q')} /> : null}
      <Fieldset
        id={field.id}
        legend={t(many ? 'statements_legend' : 'statement_legend')}
        error={errorText(field.errors) ?? areaError}
      >
        <div className="offers">
          {statements?.offered.map((statement) => (
            <label key={statement.id} className="offer with-photo">
              <input {...input} value={statement.id} defaultChecked={chosen.has(String(statement.id))} />
              <MiniPhoto photo={statement.photo} />
              <StatementLabel statement={statement} />
            </label>
          ))}
          {place ? (
            <label className="offer">
              <input
                {...input}
                value={MANUAL_PLACE}
                defaultChecked={chosen.has(MANUAL_PLACE)}
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
          <PlaceFields place={place} getField={getField} cities={data.cities} />
        </div>
      ) : null}
    </>
  )
}

function StatementLabel({ statement }: { statement: OwnStatement }) {
  const { language } = usePage()
  const { id, title } = statement
  return (
    <span>
      <b>{title}</b>{' '}
      <small>
        {formatId(id, language)} · {formatPlace(statement)}
      </small>{' '}
      <VipUntilBadge statement={statement} />
    </span>
  )
}

/** Renders the search with a button of the same form, so that ticked statements survive. */
function StatementSearch({ field }: { field: AnyField }) {
  const { t } = useTranslation('services')
  return (
    <div className="find">
      <InputField field={field} type="search" label={t('search_label')} autoComplete="off" />
      <Button name="intent" value="find" icon="search" formNoValidate>
        {t('search')}
      </Button>
    </div>
  )
}

/** Renders a hint for guests, who enter a place; signed-in users choose a statement. */
function SignInHint({ href }: { href: string }) {
  const { t } = useTranslation('services')
  return (
    <p className="sm">
      {t('guest_statements')}{' '}
      <a href={href} rel="nofollow">
        {t('guest_sign_in')}
      </a>
    </p>
  )
}

interface PlaceFieldsProps {
  place: readonly OrderField[]
  getField: (name: string) => AnyField
  cities: readonly string[]
}

function PlaceFields({ place, getField, cities }: PlaceFieldsProps) {
  return place.map((field) => (
    <StepField key={field.name} field={getField(field.name)} description={field} cities={cities} />
  ))
}
