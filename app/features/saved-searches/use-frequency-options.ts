import { useTranslation } from 'react-i18next'
import { EMAIL_FREQUENCIES } from '~contract/saved-searches'

/** Returns the options of how often emails about new statements come. */
export function useFrequencyOptions() {
  const { t } = useTranslation('saved-searches')
  return EMAIL_FREQUENCIES.map((value) => ({ value, label: t(`frequencies.${value}`) }))
}
