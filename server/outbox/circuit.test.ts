import { expect, test } from 'vitest';
import { createCircuit } from './circuit';

function failing(times: number) {
  const circuit = createCircuit();
  for (let time = 0; time < times; time += 1) circuit.fail(0);
  return circuit;
}

test('some failures change nothing, five in a row let one at a time through', () => {
  expect(failing(4).allows(8, 0)).toBe(8);
  const circuit = failing(5);
  expect([
    circuit.isOpen(),
    circuit.allows(8, 0),
    circuit.allows(8, 14_999),
    circuit.allows(8, 15_000),
  ]).toEqual([true, 0, 0, 1]);
});

test('waits longer each time, to five minutes', () => {
  const circuit = failing(5);
  circuit.fail(15_000);
  expect([circuit.allows(8, 44_999), circuit.allows(8, 45_000)]).toEqual([0, 1]);
  for (let time = 0; time < 20; time += 1) circuit.fail(100_000);
  expect([circuit.allows(8, 399_999), circuit.allows(8, 400_000)]).toEqual([0, 1]);
});

test('one that is taken lets all through', () => {
  const circuit = failing(9);
  circuit.succeed();
  expect([circuit.isOpen(), circuit.allows(8, 0)]).toEqual([false, 8]);
});

test('a clock that was set back does not keep it closed', () => {
  const circuit = createCircuit();
  for (let time = 0; time < 5; time += 1) circuit.fail(86_400_000);
  expect(circuit.allows(8, 0)).toBe(1);
});
