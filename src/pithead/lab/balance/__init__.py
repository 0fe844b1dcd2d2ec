"""Balance: many games on one pack or on the same deals with two, and what can honestly be said of the difference.

plan (what is played) → table (one game, watched) → runner (all of them, resumable) → report (a Result).
"""
