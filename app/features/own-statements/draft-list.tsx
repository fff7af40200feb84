import { useTranslation } from 'react-i18next'
import { deleteDraftHref, draftStepHref } from '~/features/statement-drafts'
import { formatMoney } from '~/features/statements'
import { RowCheckbox, SelectionForm } from '~/forms/selection'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDay } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { Disclosure } from '~/ui/disclosure'
import { IconLink } from '~/ui/icon-button'
import { joinFacts } from '~/ui/join-facts'
import { draftListForm } from './form'
import type { OwnStatementsData } from './loader.server'

const STATE_TONES = { open: 'off', in_review: 'warn', refused: 'bad' } as const

/** Number of drafts from which the list is folded and has buttons for many of them. */
const MANY_DRAFTS = 4

type Draft = OwnStatementsData['drafts'][number]

interface DraftListProps {
  drafts: readonly Draft[]
  listHref: string
}

/** Renders unpublished drafts, each with a link to continue; many of them can be changed at once. */
export function DraftList({ drafts, listHref }: DraftListProps) {
  const { t } = useTranslation('own-statements')
  const { form, fields } = useDefinedForm(draftListForm)
  if (drafts.length === 0) return null
  const isLong = drafts.length >= MANY_DRAFTS
  const rows = (
    <ul className="draft-rows">
      {drafts.map((draft) => (
        <DraftRow
          key={draft.id}
          draft={draft}
          checkbox={
            isLong && draft.isSelectable ? (
              <RowCheckbox
                field={fields.drafts}
                value={draft.id}
                label={t('drafts.select', { name: draft.address || t('drafts.untitled') })}
              />
            ) : null
          }
        />
      ))}
    </ul>
  )
  return (
    <section className="stack" id="drafts" aria-labelledby="drafts-title">
      <h2 id="drafts-title">{t('drafts.title')}</h2>
      {isLong ? (
        <>
          <SelectionForm
            form={form}
            action={listHref}
            label={t('selected')}
            field={fields.operation}
            operations={[
              { value: 'publish', label: t('drafts.publish_selected'), icon: 'check' },
              { value: 'choose_delete', label: t('actions.delete'), icon: 'trash' },
            ]}
          >
            <input type="hidden" name="intent" value={draftListForm.intent} />
          </SelectionForm>
          <Disclosure
            summary={t('drafts.count', { count: drafts.length })}
            wide
            open={fields.drafts.errors !== undefined}
          >
            {rows}
          </Disclosure>
        </>
      ) : (
        rows
      )}
    </section>
  )
}

function DraftRow({ draft, checkbox }: { draft: Draft; checkbox: React.ReactNode }) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  const { id, address, kind, deal, price, state, updatedAt, statement } = draft
  const page = { draft: id, statement, step: 'check' } as const
  const name = address || t('drafts.untitled')
  const isEdit = statement !== undefined
  const facts = [
    kind,
    deal,
    price && formatMoney(price.total, price.currency, language),
    formatDay(updatedAt, language),
  ]
  return (
    <li className="row">
      {checkbox}
      <Badge tone={STATE_TONES[state]}>
        {t(`drafts.states.${isEdit && state === 'open' ? 'changed' : state}`)}
      </Badge>
      <a href={draftStepHref(page, language)}>{name}</a>{' '}
      {isEdit ? <span className="sm">{t('drafts.changes_to', { id: statement })}</span> : null}{' '}
      <span className="mute sm">{joinFacts(facts)}</span>{' '}
      <IconLink
        icon="trash"
        label={t(isEdit ? 'drafts.discard' : 'drafts.delete', { name })}
        href={deleteDraftHref(page, language)}
      />
    </li>
  )
}
