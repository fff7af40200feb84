import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { formatNumber } from '../../i18n/format'
import type { Draft, DraftField } from './draft'
import type { FormView } from './form-view.server'
import type { Mistake, NamedField } from './rules'

/** Where the box of a field is, for the summary of errors. */
export const boxId = (field: Mistake['field']) => `est-${field}`

/** What a field of the form needs: its name, its words, what was typed and what is wrong with it. */
export function useFields({ draft, mistakes }: Pick<FormView, 'draft' | 'mistakes'>) {
  const { t } = useTranslation('estimate')
  const { language } = usePage()
  const say = ({ field, mistake, bound }: Mistake) =>
    t(`mistakes.${mistake}`, {
      field: t(`fields.${field as NamedField}`),
      bound: bound === undefined ? '' : formatNumber(bound, language),
    })
  const said = (field: Mistake['field']) => {
    const mistake = mistakes.find((one) => one.field === field)
    return mistake && say(mistake)
  }
  return {
    error: (field: Mistake['field']) => said(field),
    summary: mistakes.map((mistake) => ({ id: boxId(mistake.field), message: say(mistake) })),
    field: (field: DraftField & NamedField) => {
      const error = said(field)
      return { id: boxId(field), name: field, label: t(`fields.${field}`), ...(error && { error }) }
    },
    value: (field: keyof Draft) => draft[field] ?? '',
  }
}

export type Fields = ReturnType<typeof useFields>
