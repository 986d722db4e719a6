import { describe, expect, it, vi } from 'vitest';
import { ensureBroker, findBroker } from '../../scripts/setup/broker.ts';
import { machine } from './support/machine.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});

describe('finding a relay for the tests', () => {
  it('takes the one that is named, or the machine’s', () => {
    const files = ['/my/nats-server', '/usr/sbin/nats-server'];
    expect(findBroker(machine(files, { env: { SHANG_NATS: '/my/nats-server' } }))).toBe('/my/nats-server');
    expect(findBroker(machine(files))).toBe('/usr/sbin/nats-server');
    expect(findBroker(machine([]))).toBeUndefined();
    expect(() => findBroker(machine(files, { env: { SHANG_NATS: '/other' } }))).toThrow(/SHANG_NATS names/);
  });

  it('is installed where that can be done, and said how where it cannot', () => {
    const bare = machine(['/usr/bin/apt-get'], { isRoot: true }, { 'nats-server': '/usr/sbin/nats-server' });
    expect(ensureBroker(bare)).toBe('/usr/sbin/nats-server');
    expect(bare.commands).toEqual(['apt-get install -q -y --no-install-recommends nats-server']);
    expect(() => ensureBroker(machine([]))).toThrow(/apt-get install nats-server/);
  });
});
