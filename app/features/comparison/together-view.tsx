import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { statementUrl } from '~/features/statements'
import { InputField, RadioGroupField, TextAreaField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDay, formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { Flash } from '~/ui/flash'
import { TextField } from '~/ui/text-field'
import { UnreachablePart } from '~/ui/unreachable-part'
import type { SharedComparison } from '~/upstream/comparisons.server'
import { formatComparedPlace, MAX_COMPARED, VOTES } from '~contract/comparisons'
import { NO_VOTE, noteFieldName, VOTE_CHOICES, voteFieldName } from '~contract/forms/comparisons'
import { toGeorgianNoon } from '~contract/values/georgian-time'
import type { ComparedGroup, ComparedRow } from './compared-rows'
import { ComparedTable } from './compared-table'
import { changeForm, createVoteForm, deleteComparisonForm, removePersonForm, removePlaceForm } from './form'
import { MissingStatements } from './missing-statements'
import { AddPlace } from './place-fields'
import type { TogetherData } from './together-loader.server'

/** Renders a shared comparison: everybody's votes, the table, the own votes, and what its creator may do. */
export function TogetherView({ data }: { data: TogetherData }) {
  const { t } = useTranslation(['comparison', 'favorites'])
  const { t: ui } = useTranslation('ui')
  const { language, origin, layout } = usePage()
  const { shared, columns, missing, title, href } = data
  const favoritesHref = layout.favorites?.href ?? toLocalizedPath('/favorites', language)
  const ids = columns.map(({ statement }) => statement.id)
  return (
    <div className="wrap compared">
      <Breadcrumbs
        label={ui('breadcrumb')}
        crumbs={[{ label: t('favorites:title'), href: favoritesHref }, { label: title }]}
      />
      <h1>{title}</h1>
      <p className="lead">{t('together.lead')}</p>
      <p className="mute sm">
        {t('together.expires_on', { day: formatDay(toGeorgianNoon(shared.expiresOn), language) })}
      </p>
      <MissingStatements missing={missing} />
      {columns.length > 0 ? (
        <>
          {data.lacksNames ? <UnreachablePart retryHref={layout.currentHref} /> : null}
          <ComparedTable data={data} before={listVotes(shared, ids, t, language)} url={origin + href} />
          <OwnVotes data={data} />
        </>
      ) : (
        <Flash tone="info" quiet>
          {t('none_left_title')}
        </Flash>
      )}
      {shared.isOwner ? <OwnerPart data={data} /> : null}
    </div>
  )
}

/** Returns the sums of the votes, and a row for each person. */
function listVotes(
  { people }: SharedComparison,
  ids: readonly number[],
  t: TFunction<['comparison', 'favorites']>,
  language: Parameters<typeof formatNumber>[1],
): ComparedGroup[] {
  if (people.length === 0) return []
  const sums = ids.map((id) => {
    const votes = people.map((person) => person.votes.get(id)?.vote)
    const counts = VOTES.map((vote) => ({ vote, count: votes.filter((each) => each === vote).length }))
    const texts = counts
      .filter(({ count }) => count > 0)
      .map(({ vote, count }) => `${t(`votes.${vote}`)}: ${formatNumber(count, language)}`)
    return texts.length > 0 ? { value: texts.join(' · ') } : undefined
  })
  const rows = people.map(
    ({ id: personId, name, votes }): ComparedRow => ({
      id: personId,
      name,
      isSame: false,
      cells: ids.map((id) => {
        const given = votes.get(id)
        if (!given) return undefined
        return { value: given.vote ? t(`votes.${given.vote}`) : '', note: given.note || undefined }
      }),
    }),
  )
  return [
    { isPrinted: true, rows: [{ name: t('votes.sum'), cells: sums, isSame: false }] },
    { name: t('votes.title'), rows },
  ]
}

/** Renders the form with the votes of this browser's person. */
function OwnVotes({ data: { shared, columns } }: { data: TogetherData }) {
  const { t } = useTranslation('comparison')
  const { language, layout } = usePage()
  const self = shared.people.find(({ isSelf }) => isSelf)
  const statements = columns.map(({ statement }) => statement)
  const known = statements.flatMap(({ id }) => {
    const given = self?.votes.get(id)
    return [
      [voteFieldName(id), given?.vote ?? NO_VOTE],
      [noteFieldName(id), given?.note ?? ''],
    ]
  })
  const { form, fields } = useDefinedForm(createVoteForm(statements.map(({ id }) => id)), {
    defaultValue: { name: self?.name, ...Object.fromEntries(known) },
  })
  return (
    <section className="compared-votes">
      <h2>{t(self ? 'votes.own_title' : 'votes.first_title')}</h2>
      <p className="mute sm">{t('votes.shown')}</p>
      <PostForm form={form} action={layout.currentHref} className="stack">
        <InputField field={fields.name} label={t('votes.name')} autoComplete="given-name" />
        <div className="compared-vote-list">
          {statements.map((statement) => {
            const [vote, note] = [fields[voteFieldName(statement.id)], fields[noteFieldName(statement.id)]]
            return vote && note ? (
              <section key={statement.id} className="panel stack" aria-label={statement.title}>
                <h3>
                  <a href={statementUrl(statement, language)}>{statement.title}</a>
                </h3>
                <RadioGroupField
                  field={vote}
                  legend={t('votes.vote')}
                  options={VOTE_CHOICES.map((value) => ({ value, label: t(`votes.${value}`) }))}
                />
                <TextAreaField field={note} label={t('votes.note')} rows={2} />
              </section>
            ) : null
          })}
        </div>
        <Button variant="main">{t('votes.save')}</Button>
      </PostForm>
      {self ? <RemovePerson id="remove-self" person={self} label={t('votes.remove_own')} /> : null}
    </section>
  )
}

interface RemovePersonProps {
  /** Element id of the form. */
  id: string
  person: { id: number; name: string }
  label: string
}

function RemovePerson({ id, person, label }: RemovePersonProps) {
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(removePersonForm, { elementId: id })
  return (
    <PostForm form={form} action={layout.currentHref}>
      <Button variant="plain" size="small" icon="close" name={fields.person.name} value={person.id}>
        {label}
      </Button>
    </PostForm>
  )
}

/** Renders what only the creator may do. */
function OwnerPart({ data: { shared, ownerHref } }: { data: TogetherData }) {
  const { t } = useTranslation('comparison')
  const { layout, origin } = usePage()
  const change = useDefinedForm(changeForm, { defaultValue: { statements: shared.ids.join(', ') } })
  const remove = useDefinedForm(deleteComparisonForm)
  return (
    <section className="panel stack compared-owner">
      <h2>{t('owner.title')}</h2>
      <p>{t('owner.text')}</p>
      <TextField
        id="owner-link"
        label={t('owner.link')}
        hint={t('owner.link_hint')}
        readOnly
        maxLength={1_000}
        defaultValue={origin + (ownerHref ?? '')}
      />
      <PostForm form={change.form} action={layout.currentHref} className="compared-form">
        <InputField
          field={change.fields.statements}
          label={t('owner.statements')}
          hint={t('owner.statements_hint', { max: MAX_COMPARED })}
        />
        <Button>{t('owner.change')}</Button>
      </PostForm>
      <OwnerPlaces places={shared.places} />
      {shared.people.length > 0 ? (
        <div className="row">
          {shared.people.map((person) => (
            <RemovePerson
              key={person.id}
              id={`remove-person-${person.id}`}
              person={person}
              label={t('owner.remove_person', person)}
            />
          ))}
        </div>
      ) : null}
      <Disclosure summary={t('owner.delete')} icon="trash">
        <PostForm form={remove.form} action={layout.currentHref}>
          <p>{t('owner.delete_text')}</p>
          <Button variant="risk" icon="trash">
            {t('owner.delete_all')}
          </Button>
        </PostForm>
      </Disclosure>
    </section>
  )
}

function OwnerPlaces({ places }: Pick<SharedComparison, 'places'>) {
  const { t } = useTranslation('comparison')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(removePlaceForm)
  return (
    <>
      {places.length > 0 ? (
        <PostForm form={form} action={layout.currentHref} className="row">
          {places.map((place) => (
            <Button
              key={place.name}
              size="small"
              variant="plain"
              icon="close"
              name={fields.place.name}
              value={formatComparedPlace(place)}
            >
              {t('places.remove', { place: place.name })}
            </Button>
          ))}
        </PostForm>
      ) : null}
      <AddPlace count={places.length} />
    </>
  )
}
