import type { Words } from '../../dictionaries/words'

type Offer = {
  initial: number
  effective: number
  months: readonly [number, number]
  disbursement: number
  insurance: number
}

type Field = { name: string; title: Words; type: 'text' | 'textarea'; required?: true; rules?: string }

export type MadeUpBank = {
  slug: string
  name: Words
  participation: number
  gel: Offer
  usd?: Offer
  /** None: a partner, which takes requests on a page of its own. */
  fields: readonly Field[]
}

const INCOME: Field = {
  name: 'monthly_income',
  title: { ka: 'თვიური შემოსავალი, ლარი', en: 'Monthly income, lari', ru: 'Ежемесячный доход, лари' },
  type: 'text',
  required: true,
  rules: 'numeric|min:1|max:1000000',
}
const EMPLOYER: Field = {
  name: 'employer',
  title: { ka: 'დამსაქმებელი', en: 'Employer', ru: 'Работодатель' },
  type: 'text',
  rules: 'max:255',
}
const PERSONAL_NUMBER: Field = {
  name: 'personal_number',
  title: { ka: 'პირადი ნომერი', en: 'Personal number', ru: 'Личный номер' },
  type: 'text',
  required: true,
  rules: 'digits:11',
}
const EMAIL: Field = {
  name: 'email',
  title: { ka: 'ელფოსტა', en: 'Email', ru: 'Эл. почта' },
  type: 'text',
  required: true,
  rules: 'email|max:255',
}
const COMMENT: Field = {
  name: 'comment',
  title: { ka: 'კომენტარი', en: 'Comment', ru: 'Комментарий' },
  type: 'textarea',
  rules: 'max:1000',
}

/**
 * Banks that do not exist, with rates like those advertised in Georgia in 2025. The effective rates are what the nominal
 * ones make with the fees over the longest term.
 */
export const BANKS: readonly MadeUpBank[] = [
  {
    slug: 'enguri',
    name: { ka: 'ენგური ბანკი', en: 'Enguri Bank', ru: 'Энгури Банк' },
    participation: 15,
    gel: { initial: 13.2, effective: 14.67, months: [3, 240], disbursement: 0.4, insurance: 0.5 },
    usd: { initial: 8.5, effective: 9.48, months: [3, 120], disbursement: 0.4, insurance: 0.5 },
    fields: [PERSONAL_NUMBER, INCOME, EMPLOYER],
  },
  {
    slug: 'narikala',
    name: { ka: 'ნარიყალა ბანკი', en: 'Narikala Bank', ru: 'Нарикала Банк' },
    participation: 20,
    gel: { initial: 12.5, effective: 13.95, months: [6, 240], disbursement: 0.5, insurance: 0.55 },
    usd: { initial: 8.9, effective: 10, months: [6, 120], disbursement: 0.5, insurance: 0.55 },
    fields: [EMAIL, INCOME, COMMENT],
  },
  {
    slug: 'alazani',
    name: { ka: 'ალაზანი ბანკი', en: 'Alazani Bank', ru: 'Алазани Банк' },
    participation: 20,
    gel: { initial: 13.9, effective: 15.56, months: [6, 240], disbursement: 0.3, insurance: 0.6 },
    usd: { initial: 8.2, effective: 9.24, months: [6, 120], disbursement: 0.3, insurance: 0.6 },
    fields: [INCOME],
  },
  {
    slug: 'didgori',
    name: { ka: 'დიდგორი ბანკი', en: 'Didgori Bank', ru: 'Дидгори Банк' },
    participation: 30,
    gel: { initial: 11.9, effective: 13.13, months: [12, 180], disbursement: 0, insurance: 0.5 },
    fields: [COMMENT],
  },
  {
    slug: 'rioni',
    name: { ka: 'რიონი კრედიტი', en: 'Rioni Credit', ru: 'Риони Кредит' },
    participation: 10,
    gel: { initial: 13, effective: 14.73, months: [7, 180], disbursement: 0.5, insurance: 0.72 },
    usd: { initial: 9.2, effective: 10.52, months: [7, 120], disbursement: 0.5, insurance: 0.72 },
    fields: [],
  },
  {
    slug: 'tusheti',
    name: { ka: 'თუშეთი ბანკი', en: 'Tusheti Bank', ru: 'Тушети Банк' },
    participation: 30,
    gel: { initial: 12.8, effective: 14.22, months: [12, 240], disbursement: 1, insurance: 0.4 },
    usd: { initial: 7.9, effective: 8.88, months: [12, 120], disbursement: 1, insurance: 0.4 },
    fields: [],
  },
]
