import { BADGE_TYPES, BANNER_PLACES } from '../content'
import { FIELD_TYPES, QUESTION_TYPES } from '../form-fields'
import { LOAN_PATH } from '../loans'
import type { DeskColumn } from './columns'

interface DeskTable {
  columns: readonly DeskColumn[]
  /** Column that names a row in lists. */
  title: string
  /** True if rows can be added; the rows of other tables belong to features of the code. */
  canAdd?: true
  canRemove?: true
  /** Path of a page that shows the change; some contain the row's id or a value. */
  seenAt: string
}

const position = { name: 'position', kind: 'integer', max: 10_000 } as const
const isShown = { name: 'is_shown', kind: 'flag' } as const
const title = { name: 'title', kind: 'text', isLocalized: true, max: 80 } as const
const name = { name: 'name', kind: 'text', isLocalized: true, max: 120 } as const
const url = { name: 'url', kind: 'link' } as const
const percent = { kind: 'decimal', max: 50 } as const
const months = { kind: 'integer', min: 1, max: 600 } as const

/** Tables that operators edit at the desk. The backend maps them to the database. */
const DESK_TABLES = {
  menu: {
    title: 'title',
    columns: [
      { name: 'parent_id', kind: 'reference', table: 'menu', isOptional: true },
      title,
      url,
      { name: 'key', kind: 'key', max: 40 },
      position,
      isShown,
    ],
    canAdd: true,
    canRemove: true,
    seenAt: '/',
  },
  badges: {
    title: 'name',
    columns: [
      { name: 'badgeable_id', kind: 'reference', table: 'menu' },
      { name: 'name', kind: 'text', isLocalized: true, max: 30 },
      { name: 'description', kind: 'text', isLocalized: true, isOptional: true, max: 200 },
      { name: 'type', kind: 'choice', choices: BADGE_TYPES },
      { name: 'color', kind: 'color', max: 7 },
      { name: 'text_color', kind: 'color', max: 7 },
      { name: 'key', kind: 'key', max: 40 },
    ],
    canAdd: true,
    canRemove: true,
    seenAt: '/',
  },
  banners: {
    title: 'title',
    columns: [
      title,
      { name: 'text', kind: 'text', isLocalized: true, max: 200 },
      { name: 'action', kind: 'text', isLocalized: true, max: 60 },
      url,
      { name: 'places', kind: 'choices', choices: BANNER_PLACES },
      { name: 'picture_url', kind: 'link', isOptional: true },
      { name: 'picture_width', kind: 'integer', min: 1, max: 4_000 },
      { name: 'picture_height', kind: 'integer', min: 1, max: 4_000 },
      position,
      isShown,
    ],
    canAdd: true,
    canRemove: true,
    seenAt: '/blog',
  },
  banks: {
    title: 'name',
    columns: [
      name,
      { name: 'slug', kind: 'key', max: 40 },
      { name: 'min_participation_percent', kind: 'decimal', max: 90 },
      { name: 'page_url', kind: 'link', isOptional: true },
      { name: 'rates_of_year', kind: 'integer', min: 2_000, max: 2_100, isOptional: true },
      position,
    ],
    canAdd: true,
    seenAt: LOAN_PATH,
  },
  bank_offers: {
    title: 'bank_id',
    columns: [
      { name: 'bank_id', kind: 'reference', table: 'banks' },
      { name: 'currency_id', kind: 'choice', choices: ['1', '2'] },
      { name: 'initial_percent', ...percent },
      { name: 'effective_percent', ...percent },
      { name: 'min_month_period', ...months },
      { name: 'max_month_period', ...months },
      { name: 'disbursement_percent', kind: 'decimal', max: 10 },
      { name: 'insurance_percent', kind: 'decimal', max: 10 },
      { name: 'valid_from', kind: 'day' },
      { name: 'source', kind: 'text', max: 500 },
    ],
    canAdd: true,
    canRemove: true,
    seenAt: LOAN_PATH,
  },
  services: {
    title: 'name',
    columns: [name, { name: 'description', kind: 'long_text', isLocalized: true, max: 300 }, position],
    seenAt: '/account/services',
  },
  prices: {
    title: 'name',
    columns: [
      { name: 'service_id', kind: 'reference', table: 'services' },
      name,
      { name: 'description', kind: 'long_text', isLocalized: true, isOptional: true, max: 300 },
      { name: 'price', kind: 'lari', min: 0.01, max: 1_000_000 },
      { name: 'least_price', kind: 'lari', min: 0.01, max: 1_000_000, isOptional: true },
      { name: 'is_offered', kind: 'flag' },
      position,
    ],
    seenAt: '/account/services',
  },
  branches: {
    title: 'name',
    columns: [
      { name: 'city', kind: 'text', isLocalized: true, max: 80 },
      name,
      { name: 'address', kind: 'text', isLocalized: true, isOptional: true, max: 200 },
      { name: 'is_open', kind: 'flag' },
      position,
    ],
    canAdd: true,
    seenAt: '/booking-service/BookingView',
  },
  raters: {
    title: 'name',
    columns: [
      name,
      { name: 'company', kind: 'text', isLocalized: true, max: 120 },
      { name: 'certificate', kind: 'text', max: 40 },
      { name: 'price', kind: 'lari', min: 0.01, max: 1_000_000 },
      { name: 'is_active', kind: 'flag' },
      position,
    ],
    canAdd: true,
    seenAt: '/shefaseba/RatersView',
  },
  articles: {
    title: 'title',
    columns: [
      { name: 'title', kind: 'text', isLocalized: true, max: 200 },
      { name: 'slug', kind: 'key', max: 100 },
      { name: 'lead', kind: 'long_text', isLocalized: true, max: 600 },
      { name: 'body', kind: 'html', isLocalized: true },
      { name: 'image_path', kind: 'link', isOptional: true },
    ],
    canAdd: true,
    canRemove: true,
    seenAt: '/blog',
  },
  forms: {
    title: 'title',
    columns: [
      { name: 'title', kind: 'text', isLocalized: true, max: 120 },
      { name: 'description', kind: 'long_text', isLocalized: true, max: 1_000 },
      { name: 'thanks', kind: 'long_text', isLocalized: true, max: 1_000 },
      { name: 'is_open', kind: 'flag' },
    ],
    canAdd: true,
    seenAt: '/dynamic-forms/{id}',
  },
  form_fields: {
    title: 'title',
    columns: [
      { name: 'form_id', kind: 'reference', table: 'forms' },
      { name: 'title', kind: 'text', isLocalized: true, max: 200 },
      { name: 'key', kind: 'key', max: 40 },
      { name: 'type', kind: 'choice', choices: FIELD_TYPES },
      { name: 'placeholder', kind: 'text', isLocalized: true, isOptional: true, max: 120 },
      { name: 'is_required', kind: 'flag' },
      { name: 'rules', kind: 'rules', isOptional: true, max: 200 },
      { name: 'options', kind: 'options', isOptional: true },
      position,
    ],
    canAdd: true,
    canRemove: true,
    seenAt: '/dynamic-forms/{form_id}',
  },
  questionnaires: {
    title: 'subject',
    columns: [{ name: 'subject', kind: 'text', isLocalized: true, max: 120 }],
    canRemove: true,
    seenAt: '/desk/questionnaires/{id}',
  },
  questions: {
    title: 'title',
    columns: [
      { name: 'questionnaire_id', kind: 'reference', table: 'questionnaires' },
      { name: 'title', kind: 'text', isLocalized: true, max: 200 },
      { name: 'type', kind: 'choice', choices: QUESTION_TYPES },
      { name: 'key', kind: 'key', isOptional: true, max: 40 },
      { name: 'placeholder', kind: 'text', isLocalized: true, isOptional: true, max: 120 },
      { name: 'is_required', kind: 'flag' },
      { name: 'rules', kind: 'rules', isOptional: true, max: 200 },
      { name: 'options', kind: 'options', isOptional: true },
      position,
    ],
    canAdd: true,
    canRemove: true,
    seenAt: '/desk/questionnaires/{questionnaire_id}',
  },
  footer_groups: {
    title: 'title',
    columns: [title, url, { name: 'area', kind: 'choice', choices: ['top', 'bottom'] }, position],
    canAdd: true,
    canRemove: true,
    seenAt: '/',
  },
  footer_links: {
    title: 'title',
    columns: [{ name: 'group_id', kind: 'reference', table: 'footer_groups' }, title, url, position],
    canAdd: true,
    canRemove: true,
    seenAt: '/',
  },
  answer_templates: {
    title: 'title',
    columns: [title, { name: 'answer', kind: 'long_text', isLocalized: true }, position],
    canAdd: true,
    canRemove: true,
    seenAt: '/desk/leads',
  },
  sister_sites: {
    title: 'name',
    columns: [name, url, { name: 'logo', kind: 'link', isOptional: true }, position],
    canAdd: true,
    canRemove: true,
    seenAt: '/',
  },
} as const satisfies Record<string, DeskTable>

export type DeskTableName = keyof typeof DESK_TABLES
export type DeskColumnName = (typeof DESK_TABLES)[DeskTableName]['columns'][number]['name']

export const DESK_TABLE_NAMES = Object.keys(DESK_TABLES) as DeskTableName[]

export const getDeskTable = (name: DeskTableName): DeskTable => DESK_TABLES[name]

export const parseDeskTableName = (text: string | undefined): DeskTableName | undefined =>
  DESK_TABLE_NAMES.find((known) => known === text)
