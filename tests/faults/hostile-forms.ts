import type { FormDefinition } from '~/forms/define-form'

export type Sent = [name: string, value: string | File][]

export const namesOf = ({ schema }: FormDefinition) => Object.keys(schema.shape)
export const sendEach = (definition: FormDefinition, toValue: (name: string) => string | File): Sent =>
  namesOf(definition).map((name) => [name, toValue(name)])

export const createFile = () => new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })
export const JUNK = ['<script>', 'NaN', '-1', '1e999', '٣', '\0', ' ', '[object Object]', '{}', 'null']

export const HOSTILE_FORMS: Record<string, (definition: FormDefinition) => Sent> = {
  'that is empty': () => [],
  'of empty texts': (form) => sendEach(form, () => ''),
  'of texts ten times too long': (form) =>
    sendEach(form, (name) => 'ა'.repeat(10 * (form.constraint[name]?.maxLength ?? 1_000))),
  'of files where texts belong': (form) => sendEach(form, createFile),
  'of repeated fields': (form) => [...sendEach(form, () => 'a'), ...sendEach(form, () => 'b')],
  'of lists where values belong': (form) => [
    ...sendEach(form, () => 'a').map(([name, value]): Sent[number] => [`${name}[0]`, value]),
    ...sendEach(form, () => 'b').map(([name, value]): Sent[number] => [`${name}[]`, value]),
  ],
  'of objects where values belong': (form) =>
    sendEach(form, () => 'a').map(([name, value]) => [`${name}.polluted`, value]),
  'with endless indexes': (form) =>
    namesOf(form).flatMap(
      (name): Sent => [
        [`${name}[999999999]`, 'x'],
        [`${name}[4294967295].x`, 'x'],
        [`${name}[-1]`, 'x'],
        [`${name}[1e9]`, 'x'],
      ],
    ),
  'with unknown fields': () =>
    ['is_admin', 'toString', 'hasOwnProperty', 'valueOf', 'length', ''].map((name) => [name, '1']),
  'with keys of prototypes': (form) => [
    ['__proto__.polluted', '1'],
    ['__proto__', '1'],
    ['constructor.prototype.polluted', '1'],
    ['a[__proto__]', '1'],
    ...namesOf(form).map((name): Sent[number] => [`${name}[__proto__].polluted`, '1']),
    ...namesOf(form).map((name): Sent[number] => [`${name}.constructor.prototype.polluted`, '1']),
  ],
  'with malformed names': () =>
    ['[', 'a[', 'a]', 'a..b', '.', 'a[0', '[]', 'a[]b'].map((name) => [name, '1']),
}

export const LARGE_FORMS: Record<string, (definition: FormDefinition) => Sent> = {
  'of five megabytes': (form) =>
    sendEach(form, (name) => (name === namesOf(form)[0] ? 'x'.repeat(5e6) : 'x')),
  'of five million spaces': (form) =>
    sendEach(form, (name) => (name === namesOf(form)[0] ? `x${' '.repeat(5e6)}x` : ' ')),
  'of a field twenty thousand times': (form) =>
    Array.from({ length: 20_000 }, () => [namesOf(form)[0] ?? '', '1']),
}
