import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { formatDay } from '../../../i18n/format'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Fieldset } from '../../../ui/field'
import { Flash } from '../../../ui/flash'
import { TextField } from '../../../ui/text-field'
import type { OwnStatement } from '../../../upstream/own-statements.server'
import { MiniPhoto, NoneOffered, placeText } from '../../statements'
import type { Part } from '../definition'
import { BY_HAND } from './by-hand'
import { FieldsPart } from './fields-part'
import type { OrderData } from './load.server'
import { useFields } from './use-fields'

interface StatementChoiceProps {
  part: Extract<Part, { kind: 'statements' }>
  data: OrderData
}

/** For which of their statements somebody orders, or for which place, where a service comes to one. */
export function StatementChoice({ part: { many, place }, data }: StatementChoiceProps) {
  const { t } = useTranslation('services')
  const { statements } = data
  const { defaultValue: _, ...field } = useFields(data).field('statement_id')
  if (!statements && place) return <ByHandOfGuest data={data} place={place} />
  if (!statements?.isAny && !place)
    return <NoneOffered title={t('no_statements')}>{t('no_statements_text')}</NoneOffered>
  const chosen = new Set(data.chosen.map(({ id }) => id))
  const input = many ? 'checkbox' : 'radio'
  return (
    <>
      {statements?.areSomeGone ? <Flash tone="warn">{t('some_gone')}</Flash> : null}
      {statements?.isAny ? <Finder data={data} /> : null}
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
              <StatementWords statement={statement} />
            </label>
          ))}
          {place ? (
            <label className="offer">
              <input
                type="radio"
                name="statement_id"
                value={BY_HAND}
                defaultChecked={chosen.size === 0 && (data.isByHand || !statements?.isAny)}
                aria-controls="by-hand"
              />
              <b>{t('by_hand')}</b>
            </label>
          ) : null}
        </div>
      </Fieldset>
      {statements?.isCut ? <p className="mute sm">{t('cut', { count: statements.total })}</p> : null}
      {place ? (
        <div id="by-hand" className="stack by-hand">
          <FieldsPart fields={place} data={data} isOfSome />
        </div>
      ) : null}
    </>
  )
}

function StatementWords({ statement }: { statement: OwnStatement }) {
  const { t } = useTranslation('own')
  const { language } = usePage()
  const { id, title, vipUntil, vip } = statement
  return (
    <span>
      <b>{title}</b>
      <small>
        № {id} · {placeText(statement, true)}
      </small>
      {vip && vipUntil ? (
        <Badge tone="vip">{t('vip_until', { day: formatDay(vipUntil, language) })}</Badge>
      ) : null}
    </span>
  )
}

/** A search that keeps what is ticked: it is a button of the same form. */
function Finder({ data: { statements } }: { data: OrderData }) {
  const { t } = useTranslation('services')
  return (
    <div className="find">
      <TextField
        id="order-q"
        name="q"
        type="search"
        label={t('find')}
        defaultValue={statements?.text ?? ''}
        autoComplete="off"
      />
      <Button name="intent" value="find" icon="search" formNoValidate>
        {t('find_button')}
      </Button>
    </div>
  )
}

/** Somebody without an account has a place to tell; with one, their statements are here. */
function ByHandOfGuest({ data, place }: { data: OrderData; place: StatementChoiceProps['part']['place'] }) {
  const { t } = useTranslation('services')
  return (
    <>
      <p className="sm">
        {t('guest_statements')}{' '}
        <a href={data.signInHref} rel="nofollow">
          {t('guest_sign_in')}
        </a>
      </p>
      <FieldsPart fields={place ?? []} data={data} />
    </>
  )
}
