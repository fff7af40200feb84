import type { Random } from '~backend/demo/random'

/** Characters that readers of typed text have to distinguish, discard or reject. */
const CHARACTERS = [
  ...'0123456789٣۴५７𝟑 .,\'’`-–—−_/\\:;|+*#%&=?!@$€£₾₽²³()[]{}<>"~^',
  ...'\u00a0\u2009\u202f\u3000\u3164\u2800\u115f\u00ad\u200b\u200c\u200d\u2060\ufe0f\ufeff\u202e\u2066\u2069',
  ...'\0\t\n\r\u0007\u007f\u0085\u2028\ufffe\uffff\ufdd0',
  ...'აბგვჰ№мтыЁёİıßſΑέא中한é́',
  '\ud800',
  '\udfff',
  '👨‍👩‍👧',
]

/** Numbers of repetitions, up to the length limits of readers and above. */
const REPETITIONS = [3, 10, 25, 80, 300]

const MAX_CHARACTERS = 1_200
const MAX_BYTES = 4_096

/** Returns one of the seeds after one to six random edits. */
export function mutateText(random: Random, seeds: readonly string[]): string {
  let text = random.pick(seeds)
  for (let edits = random.whole(1, 6); edits > 0; edits--) text = editText(random, text, seeds)
  return text.slice(0, MAX_CHARACTERS)
}

function editText(random: Random, text: string, seeds: readonly string[]): string {
  const from = random.whole(0, text.length)
  const to = Math.min(text.length, from + random.whole(0, 8))
  const [before, part, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)]
  switch (random.whole(0, 6)) {
    case 0:
      return before + random.pick(CHARACTERS) + part + after
    case 1:
      return before + random.pick(CHARACTERS) + after
    case 2:
      return before + after
    case 3:
      return before + part.repeat(random.pick(REPETITIONS)) + after
    case 4:
      return before + random.pick(seeds) + after
    case 5:
      return before + random.pick(CHARACTERS).repeat(random.pick(REPETITIONS)) + part + after
    default:
      return random.chance(0.5) ? text.toUpperCase() : [...text].reverse().join('')
  }
}

/** Returns one of the seeds after one to eight random edits of its bytes. */
export function mutateBytes(random: Random, seeds: readonly Uint8Array[]): Uint8Array {
  const bytes = Uint8Array.from(random.pick(seeds).subarray(0, MAX_BYTES))
  for (let edits = random.whole(1, 8); edits > 0 && bytes.length > 0; edits--) {
    const at = random.whole(0, bytes.length - 1)
    if (random.chance(0.3)) return bytes.subarray(0, at)
    // Lengths and counts have four bytes; their extremes find more than random values.
    if (random.chance(0.3)) bytes.fill(random.pick([0, 255, 127]), at, at + 4)
    else bytes[at] = random.whole(0, 255)
  }
  return bytes
}
