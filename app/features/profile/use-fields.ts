import { useTranslation } from 'react-i18next'
import type { ReturnedProfile } from './answer'

/** What came back into one of the forms: the fields as they were typed, and what is wrong with them. */
export function useFields(form: ReturnedProfile['form'], returned: ReturnedProfile | undefined) {
  const { t } = useTranslation('profile')
  const own = returned?.form === form ? returned : undefined
  const mistakes = own?.mistakes ?? []
  return {
    isReturned: own !== undefined,
    title: own?.failure ? t(`failures.${own.failure}`) : t('mend'),
    errors: mistakes.map(({ field, mistake }) => ({ id: field, message: t(`mistakes.${mistake}`) })),
    field(name: string, known = '') {
      const mistake = mistakes.find((one) => one.field === name)?.mistake
      return {
        id: name,
        name,
        defaultValue: own?.values[name] ?? known,
        ...(mistake && { error: t(`mistakes.${mistake}`) }),
      }
    },
  }
}
