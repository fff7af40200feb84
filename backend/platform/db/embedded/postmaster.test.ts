import { expect, test } from 'vitest'
import { calculateBufferMegabytes } from './postmaster'

test.each([
  [512, 128],
  [1024, 256],
  [8192, 2048],
  [65_536, 4096],
])('a machine with %i MB of memory gives PostgreSQL %i MB of shared buffers', (memory, buffers) => {
  expect(calculateBufferMegabytes(memory * 2 ** 20)).toBe(buffers)
})
