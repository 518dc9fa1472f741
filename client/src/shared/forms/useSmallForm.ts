import { useRef, useState, type FormEvent } from 'react';
import { thrownProblem, type Problem } from '../apollo/problem';
import type { Bounds } from './fields/fieldMessage';

type Value = string | boolean;

/** The rules of a field, named as in react-hook-form, so that the same rules serve both. */
interface FieldRules {
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: RegExp;
  /** The name of the field whose value this one must repeat. */
  readonly repeats?: string;
}

/** The properties of a field's input. */
export interface SmallField<T extends Value> {
  readonly name: string;
  readonly value: T;
  readonly required: boolean;
  readonly bounds: Bounds;
  /** The kind of error; undefined until the field is left, submitted or refused. */
  readonly error: string | undefined;
  readonly inputRef: (input: HTMLInputElement | null) => void;
  readonly set: (value: T) => void;
  /** To be called when the input loses the focus. */
  readonly leave: () => void;
}

export interface SmallForm<V extends Readonly<Record<string, Value>>> {
  readonly field: <N extends keyof V & string>(name: N) => SmallField<V[N]>;
  /** The form is being sent: it cannot be sent again until the response arrives. */
  readonly isBusy: boolean;
  /** The problem of the form as a whole. */
  readonly problem: Problem | undefined;
  readonly onSubmit: (event: FormEvent) => void;
}

interface SmallFormOptions<V> {
  readonly values: V;
  readonly rules?: Readonly<Partial<Record<string, FieldRules>>>;
  readonly send: (values: V) => Promise<unknown>;
  /** A problem to show before anything is sent. */
  readonly problem?: Problem | undefined;
}

/**
 * The form of the sign-in pages and of the portal's own sign-in: a few fields, validated when they are left or
 * submitted (specification, section 5). Its code is a tenth of react-hook-form's, which the portal's other forms use.
 */
export function useSmallForm<V extends Readonly<Record<string, Value>>>(options: SmallFormOptions<V>): SmallForm<V> {
  const { rules = {}, send } = options;
  const [values, setValues] = useState(options.values);
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(options.problem);
  /** The server's error reasons by field, each until its field is changed. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const inputs = useRef(new Map<string, HTMLInputElement>());

  const errorOf = (name: string): string | undefined => refused[name] ?? brokenRule(name, values, rules[name]);

  const field = <N extends keyof V & string>(name: N): SmallField<V[N]> => {
    const { required = false, minLength: min, maxLength: max } = rules[name] ?? {};
    return {
      name,
      value: values[name],
      required,
      bounds: { min, max },
      error: isSent || leftFields.has(name) || name in refused ? errorOf(name) : undefined,
      inputRef: (input) => void (input === null ? inputs.current.delete(name) : inputs.current.set(name, input)),
      set: (value) => {
        setValues((others) => ({ ...others, [name]: value }));
        setRefused((others) => Object.fromEntries(Object.entries(others).filter(([error]) => error !== name)));
      },
      leave: () => setLeftFields((others) => new Set(others).add(name)),
    };
  };

  const showRefusal = (refusal: Problem): void => {
    const reasons = Object.entries(refusal.fields ?? {}).filter(([name]) => name in values);
    setRefused(Object.fromEntries(reasons));
    inputs.current.get(reasons[0]?.[0] ?? '')?.focus();
    const isPlaced = reasons.length > 0 && reasons.length === Object.keys(refusal.fields ?? {}).length;
    if (!isPlaced) setProblem(refusal);
  };

  const submit = async (): Promise<void> => {
    setSent(true);
    const wrong = Object.keys(values).find((name) => brokenRule(name, values, rules[name]) !== undefined);
    if (wrong !== undefined) return inputs.current.get(wrong)?.focus();
    setProblem(undefined);
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      showRefusal(thrownProblem(error));
    } finally {
      setBusy(false);
    }
  };

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) void submit();
  };
  return { field, isBusy, problem, onSubmit };
}

/** The first rule that a value breaks; an empty value can break only `required`. */
function brokenRule(name: string, values: Readonly<Record<string, Value>>, rules: FieldRules = {}): string | undefined {
  const value = values[name];
  const { required, minLength = 0, maxLength = Infinity, pattern, repeats } = rules;
  if (value === '' || value === false) return required ? 'required' : undefined;
  if (typeof value !== 'string') return undefined;
  if (value.length > maxLength) return 'maxLength';
  if (value.length < minLength) return 'minLength';
  if (pattern !== undefined && !pattern.test(value)) return 'pattern';
  return repeats !== undefined && value !== values[repeats] ? 'ConfirmPassword' : undefined;
}
