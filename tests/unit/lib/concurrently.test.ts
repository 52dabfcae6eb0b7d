import { expect, test } from 'vitest'
import { concurrently } from '#lib/concurrently.ts'

/** Returns a task that is done once `finish` is called for its item, and the items whose tasks have begun. */
function pendingTasks() {
  const begun: number[] = []
  const endings = new Map<number, { readonly resolve: () => void; readonly reject: (error: Error) => void }>()
  const task = (item: number) => {
    begun.push(item)
    return new Promise<void>((resolve, reject) => endings.set(item, { resolve, reject }))
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { begun, task, settle, end: (item: number) => endings.get(item) }
}

test('as many tasks as allowed run at a time, in the order of the items', async () => {
  const { begun, task, settle, end } = pendingTasks()
  const all = concurrently(2, [1, 2, 3], task)
  expect(begun).toEqual([1, 2])
  end(2)?.resolve()
  await settle()
  expect(begun).toEqual([1, 2, 3])
  end(1)?.resolve()
  end(3)?.resolve()
  await all
})

test('after an error no further task begins', async () => {
  const { begun, task, settle, end } = pendingTasks()
  const all = concurrently(2, [1, 2, 3, 4], task)
  end(1)?.reject(new Error('offline'))
  await expect(all).rejects.toThrow('offline')
  end(2)?.resolve()
  await settle()
  expect(begun).toEqual([1, 2])
})

test('more tasks than items are allowed', async () => {
  const done: number[] = []
  await concurrently(5, [1], async (item) => void done.push(item))
  expect(done).toEqual([1])
})
